import { ErrorBoundary } from '@portal/ui';
import { Suspense, type ReactNode } from 'react';

interface LazyPartProps {
  children: ReactNode;
  /** The fallback while the code loads, and when it fails to. */
  place?: ReactNode;
}

/** An optional part of the frame whose code loads later; the page works without it. */
export const LazyPart = ({ children, place = null }: LazyPartProps) => (
  <ErrorBoundary fallback={() => place}>
    <Suspense fallback={place}>{children}</Suspense>
  </ErrorBoundary>
);
