import { ErrorBoundary } from '@portal/ui';
import { Suspense, type ReactNode } from 'react';

interface LazyPartProps {
  children: ReactNode;
  /** Holds the place while the code is on its way, and when it doesn't come. */
  place?: ReactNode;
}

/** A part of the frame whose code comes later; without it the page works all the same. */
export function LazyPart({ children, place = null }: LazyPartProps) {
  return (
    <ErrorBoundary fallback={() => place}>
      <Suspense fallback={place}>{children}</Suspense>
    </ErrorBoundary>
  );
}
