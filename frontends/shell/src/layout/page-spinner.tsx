import { Spinner } from '@portal/ui';
import styles from './layout.module.css';

/** Shown while it isn't known yet who is there, or while a page's code is on its way. */
export function PageSpinner() {
  return (
    <div className={styles.waiting}>
      <Spinner size={32} />
    </div>
  );
}
