import { Button, ErrorBoundary, Skeleton } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';
import type { PickTimeProps } from './pick-time.js';

const PickTime = lazy(() => import('./pick-time.js').then((file) => ({ default: file.PickTime })));

/** "Pick a time now" on the Thank You screen; its code loads when it is opened. */
export function PickTimeNow(props: PickTimeProps) {
  const [picking, setPicking] = useState(false);
  if (!picking && !props.taken)
    return (
      <Button variant="accent" wide onClick={() => setPicking(true)}>
        Pick a time now
      </Button>
    );
  return (
    <ErrorBoundary>
      <Suspense fallback={<Skeleton rows={4} height={48} />}>
        <PickTime {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
