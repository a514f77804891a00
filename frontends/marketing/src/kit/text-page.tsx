import { brand, LinkButton } from '@portal/ui';
import type { ComponentType, ReactNode } from 'react';
import { Faq } from './faq.js';
import styles from './kit.module.css';
import { PageMeta, type PageMetaProps } from './page-meta.js';

interface TextContent extends Omit<PageMetaProps, 'services' | 'home'> {
  lead: string;
  /** What is said under each heading. */
  parts: Readonly<Record<string, ReactNode>>;
}

/** The component of each page with these contents, by its path. */
export const textPages =
  <Path extends string>(contents: Readonly<Record<Path, TextContent>>) =>
  (path: Path): ComponentType =>
  () => <TextPage content={contents[path]} />;

/** A page to read: policies and promises. It ends with the people who answer for it. */
const TextPage = ({ content }: { content: TextContent }) => (
  <article className={`${styles.text} stack`}>
    <PageMeta {...content} />
    <h1 className={styles.h1}>{content.title}</h1>
    <p className={`${styles.lead} muted`}>{content.lead}</p>
    {Object.entries(content.parts).map(([title, text]) => (
      <section key={title}>
        <h2 className="title">{title}</h2>
        {typeof text === 'string' ? <p>{text}</p> : text}
      </section>
    ))}
    <section>
      <h2 className="title">Questions people ask</h2>
      <Faq questions={content.questions} />
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
