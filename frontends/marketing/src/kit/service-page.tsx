import { LinkButton } from '@portal/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ConsultButton, generalConsultation, PageWizards } from './consult-button.js';
import { ContactBlock } from './contact-block.js';
import { Faq, type Question } from './faq.js';
import styles from './kit.module.css';
import { PageMeta, type PageMetaProps } from './page-meta.js';
import { Section } from './section.js';
import { StickyAction } from './sticky-action.js';

export interface Point {
  title: string;
  text: ReactNode;
}

/** What a service's page says. */
export interface ServiceContent {
  meta: PageMetaProps;
  /** Where the page belongs, in two or three words. */
  kicker: string;
  heading: string;
  lead: string;
  picture: ReactNode;
  /** The main action; its wizard title decides the request's type. */
  action: { label: string; wizardTitle?: string };
  second?: { label: string; href: string };
  gets: { heading: string; lead?: string; points: readonly Point[] };
  steps: { heading: string; points: readonly Point[] };
  questions: readonly Question[];
  closing: { heading: string; text: string };
  /** Further wizards that the page's own parts open. */
  furtherWizards?: readonly string[];
}

/** The frame of every service page: what it is, what you get, how it works, questions, and what to do next. */
export function ServicePage({ content, children }: { content: ServiceContent; children?: ReactNode }) {
  const { action, second, gets, steps, closing } = content;
  const wizardTitle = action.wizardTitle ?? generalConsultation;
  return (
    <>
      <PageMeta {...content.meta} />
      <section className={styles.top}>
        <div className={styles.topInner}>
          <div className={styles.topText}>
            <p className={styles.kicker}>{content.kicker}</p>
            <h1 className={styles.h1}>{content.heading}</h1>
            <p className={styles.lead}>{content.lead}</p>
            <div className={styles.actions}>
              <ConsultButton title={wizardTitle} variant="primary" size="large">
                {action.label}
              </ConsultButton>
              {second && (
                <LinkButton href={second.href} size="large">
                  {second.label}
                </LinkButton>
              )}
            </div>
          </div>
          <div className={styles.topPicture}>{content.picture}</div>
        </div>
      </section>
      {children}
      <Section heading={gets.heading} lead={gets.lead}>
        <ul className={styles.points}>
          {gets.points.map(({ title, text }) => (
            <li key={title}>
              <Check size={22} strokeWidth={2} aria-hidden="true" />
              <div>
                <h3 className={styles.h3}>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={steps.heading} tone="sand">
        <ol className={styles.steps}>
          {steps.points.map(({ title, text }) => (
            <li key={title}>
              <h3 className={styles.h3}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section heading="Questions people ask" narrow>
        <Faq questions={content.questions} />
      </Section>
      <ContactBlock heading={closing.heading} text={closing.text} wizardTitle={wizardTitle} label={action.label} />
      <StickyAction title={wizardTitle} />
      <PageWizards titles={[wizardTitle, ...(content.furtherWizards ?? [])]} />
    </>
  );
}
