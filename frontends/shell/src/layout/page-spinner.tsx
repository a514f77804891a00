import { Spinner } from '@portal/ui';
import styles from './layout.module.css';

/** Shown while the session or a page's code is loading. */
export const PageSpinner = () => (
  <div className={`${styles.waiting} primary center`}>
    <Spinner size={32} />
  </div>
);
