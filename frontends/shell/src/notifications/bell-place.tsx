import { useSession } from '@portal/data-access';
import { lazy } from 'react';
import styles from '../layout/layout.module.css';
import { LazyPart } from '../layout/lazy-part.js';

const Bell = lazy(() => import('./bell.js').then((module) => ({ default: module.Bell })));

/** Where the bell hangs; its code comes for signed-in people only. */
export function BellPlace() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <LazyPart place={<span className={styles.bellPlace} />}>
      <Bell />
    </LazyPart>
  );
}
