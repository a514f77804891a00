import type { ReactNode } from 'react';
import styles from './kit.module.css';

/** On phones the page's main action stays within reach of the thumb. */
export function StickyAction({ children }: { children: ReactNode }) {
  return <div className={styles.sticky}>{children}</div>;
}
