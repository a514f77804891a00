import { PageTitle } from '@portal/ui';
import type { ReactNode } from 'react';
import styles from './auth.module.css';

interface CardPageProps {
  title: string;
  /** Whether its address has a secret, which no other site may learn. */
  hasSecret?: boolean;
  children: ReactNode;
}

/** A page with one card: signing in, and what the links of mails lead to. */
export const CardPage = ({ title, hasSecret = true, children }: CardPageProps) => (
  <div className={`${styles.page} stack`}>
    <PageTitle>{title}</PageTitle>
    {hasSecret && <meta name="referrer" content="no-referrer" />}
    <section className={styles.card}>{children}</section>
  </div>
);

/** Why a call was refused; nothing where it wasn't. */
export const Refusal = ({ text }: { text: string | undefined }) =>
  text ? (
    <p role="alert" className="danger">
      {text}
    </p>
  ) : null;
