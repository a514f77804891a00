import { ConsultButton } from './consult-button.js';
import styles from './kit.module.css';

/** On phones the page's main action stays within reach of the thumb. */
export function StickyAction({ title }: { title?: string }) {
  return (
    <div className={styles.sticky}>
      <ConsultButton title={title} variant="primary" wide>
        Schedule Consultation
      </ConsultButton>
    </div>
  );
}
