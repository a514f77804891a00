import { classNames, LinkButton } from '@portal/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageWizards } from './consult-button.js';
import { ContactBlock } from './contact-block.js';
import { Faq } from './faq.js';
import styles from './kit.module.css';
import { CallAction, MainAction, titleOfAction } from './main-action.js';
import { PageMeta } from './page-meta.js';
import { Section } from './section.js';
import type { ServiceContent } from './service-content.js';
import { StickyAction } from './sticky-action.js';
import { TicketAction } from './ticket-action.js';

/** The frame of every service page: what it is, what you get, how it works, questions, and what to do next. */
export function ServicePage({ content, children }: { content: ServiceContent; children?: ReactNode }) {
  const { gets, steps, closing, form, callFirst, furtherWizards = [] } = content;
  const ownWizard = form ? [] : [titleOfAction(content)];
  return (
    <>
      <PageMeta {...content.meta} questions={content.questions} />
      <Top content={content} />
      {children}
      <Section heading={gets.heading} lead={gets.lead}>
        <ul className={styles.points}>
          {gets.points.map(({ title, text }) => (
            <li key={title}>
              <Check size={22} strokeWidth={2} aria-hidden="true" />
              <div>
                <h3 className="large">{title}</h3>
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
              <h3 className="large">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section heading="Questions people ask" narrow>
        <Faq questions={content.questions} />
      </Section>
      <ContactBlock
        heading={closing.heading}
        text={closing.text}
        action={
          callFirst ? (
            <CallAction variant="accent" size="large" />
          ) : (
            <MainAction content={content} variant="accent" size="large" />
          )
        }
      />
      {!form && (
        <StickyAction>
          {callFirst ? (
            <CallAction variant="primary" wide />
          ) : (
            <MainAction content={content} label="Schedule Consultation" variant="primary" wide />
          )}
        </StickyAction>
      )}
      <PageWizards titles={[...ownWizard, ...furtherWizards]} />
    </>
  );
}

function Top({ content }: { content: ServiceContent }) {
  const { kicker, heading, lead, picture, second, ticket, callFirst, form } = content;
  return (
    <section className={styles.top}>
      <div className={classNames(styles.topInner, form !== undefined && styles.withForm)}>
        <div className="stack gap-20">
          <p className={styles.kicker}>{kicker}</p>
          <h1 className={styles.h1}>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>
            {callFirst && <CallAction variant="accent" size="large" />}
            {!form && <MainAction content={content} variant={callFirst ? 'secondary' : 'primary'} size="large" />}
            <TicketAction ticket={ticket} />
            {second && (
              <LinkButton href={second.href} size="large">
                {second.label}
              </LinkButton>
            )}
          </div>
        </div>
        {form ?? <div className={styles.topPicture}>{picture}</div>}
      </div>
    </section>
  );
}
