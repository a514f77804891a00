import type { ReactNode } from 'react';
import styles from './kit.module.css';
import { PageMeta, type PageMetaProps } from './page-meta.js';

export interface TextPageProps {
  meta: PageMetaProps;
  heading: string;
  lead: string;
  parts: readonly { title: string; text: ReactNode }[];
}

/** A page to read: policies and promises. */
export function TextPage({ meta, heading, lead, parts }: TextPageProps) {
  return (
    <article className={styles.text}>
      <PageMeta {...meta} />
      <h1 className={styles.h1}>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      {parts.map(({ title, text }) => (
        <section key={title}>
          <h2 className={styles.textHeading}>{title}</h2>
          {typeof text === 'string' ? <p>{text}</p> : text}
        </section>
      ))}
    </article>
  );
}
