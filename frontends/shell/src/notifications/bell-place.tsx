import { useSession } from '@portal/data-access';
import { lazy } from 'react';
import styles from '../layout/layout.module.css';
import { LazyPart } from '../layout/lazy-part.js';

const Bell = lazy(() => import('./bell.js').then((module) => ({ default: module.Bell })));

/** The place of the bell, whose code is loaded for signed-in users only. */
export function BellPlace() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <LazyPart place={<span className={styles.bellPlace} />}>
      <Bell />
    </LazyPart>
  );
}
