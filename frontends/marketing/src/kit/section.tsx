import { classNames } from '@portal/ui';
import type { ReactNode } from 'react';
import styles from './kit.module.css';

export interface SectionProps {
  heading?: ReactNode;
  lead?: ReactNode;
  /** `sand` is a shade darker, `plain` the page itself. */
  tone?: 'plain' | 'sand';
  id?: string;
  narrow?: boolean;
  children: ReactNode;
}

/** A roomy band of the page with its heading. */
export const Section = ({ heading, lead, tone = 'plain', id, narrow, children }: SectionProps) => (
  <section id={id} className={classNames(styles.section, tone === 'sand' && styles.sand)}>
    <div className={classNames(styles.container, narrow && styles.narrow)}>
      {heading && (
        <header className={`${styles.sectionHead} stack gap-12`}>
          <h2 className={styles.h2}>{heading}</h2>
          {lead && <p className={`${styles.lead} muted`}>{lead}</p>}
        </header>
      )}
      {children}
    </div>
  </section>
);
