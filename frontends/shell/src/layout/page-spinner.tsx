import { Spinner } from '@portal/ui';
import styles from './layout.module.css';

/** Shown while the session or a page's code is loading. */
export function PageSpinner() {
  return (
    <div className={`${styles.waiting} center`}>
      <Spinner size={32} />
    </div>
  );
}
