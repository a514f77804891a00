import { classNames } from '@portal/ui';
import type { ReactNode } from 'react';
import styles from './kit.module.css';

export interface SectionProps {
  heading?: ReactNode;
  lead?: ReactNode;
  /** A shade darker than the page. */
  tone?: 'sand';
  narrow?: boolean;
  children: ReactNode;
}

/** A roomy band of the page with its heading. */
export const Section = ({ heading, lead, tone, narrow, children }: SectionProps) => (
  <section className={classNames(styles.section, tone && styles[tone])}>
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
