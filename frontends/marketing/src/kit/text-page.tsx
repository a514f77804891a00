import { brand, LinkButton } from '@portal/ui';
import type { ReactNode } from 'react';
import { Faq, type Question } from './faq.js';
import styles from './kit.module.css';
import { PageMeta, type PageMetaProps } from './page-meta.js';

export interface TextPageProps {
  meta: Omit<PageMetaProps, 'questions' | 'home'>;
  heading: string;
  lead: string;
  parts: readonly { title: string; text: ReactNode }[];
  questions: readonly Question[];
}

/** A page to read: policies and promises. It ends with the people who answer for it. */
export function TextPage({ meta, heading, lead, parts, questions }: TextPageProps) {
  return (
    <article className={styles.text}>
      <PageMeta {...meta} questions={questions} />
      <h1 className={styles.h1}>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      {parts.map(({ title, text }) => (
        <section key={title}>
          <h2 className="title">{title}</h2>
          {typeof text === 'string' ? <p>{text}</p> : text}
        </section>
      ))}
      <section>
        <h2 className="title">Questions people ask</h2>
        <Faq questions={questions} />
      </section>
      <div className={styles.actions}>
        <LinkButton href={`mailto:${brand.email}`} variant="primary" size="large">
          Write to us
        </LinkButton>
        <LinkButton href={brand.phone.link} size="large">
          Call {brand.phone.shown}
        </LinkButton>
      </div>
    </article>
  );
}
