import { useSession } from '@portal/data-access';
import { siteRequestTitle } from '@portal/contracts';
import { classNames, LinkButton, type ButtonLook } from '@portal/ui';
import { Check } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { CallAction, ConsultButton, FORM_ID, generalConsultation, PageWizards, StickyAction } from './actions.js';
import { ContactBlock } from './contact-block.js';
import { Faq } from './faq.js';
import styles from './kit.module.css';
import { PageMeta, type PageMetaProps } from './page-meta.js';
import { Section } from './section.js';

/** What is said under each title. */
type Points = Readonly<Record<string, string>>;

/** The content of a service's page. */
export interface ServiceContent extends Omit<PageMetaProps, 'home'> {
  /** Where the page belongs, in two or three words. */
  kicker: string;
  heading: string;
  lead: string;
  picture: ComponentType<{ size: number }>;
  /** The main action; its wizard title decides the request's type. */
  action: { label: string; wizardTitle?: string };
  second?: { label: string; href: string };
  /** The support ticket that a signed-in customer can open in place of a request. */
  ticket?: { label: string; href: string };
  /** The phone comes before any form. */
  callFirst?: boolean;
  /** The wizard as a part of the page, in place of the picture. */
  form?: ReactNode;
  /** A section of the page's own. */
  section?: ReactNode;
  getsHeading: string;
  getsLead?: string;
  gets: Points;
  stepsHeading: string;
  steps: Points;
  closingHeading: string;
  closing: string;
  /** Further wizards that the page's own parts open. */
  furtherWizards?: readonly string[];
}

/** The component of each page with these contents, by its path. */
export const servicePages =
  <Path extends string>(contents: Readonly<Record<Path, ServiceContent>>) =>
  (path: Path): ComponentType =>
  () => <ServicePage content={contents[path]} />;

/** The title of the page's main action. */
const titleOfAction = ({ title, action }: ServiceContent): string =>
  siteRequestTitle(title, action.label, action.wizardTitle ?? generalConsultation);

/** The frame of every service page: what it is, what you get, how it works, questions, and what to do next. */
function ServicePage({ content }: { content: ServiceContent }) {
  const { form, section, callFirst, furtherWizards = [] } = content;
  const ownWizard = form ? [] : [titleOfAction(content)];
  return (
    <>
      <PageMeta {...content} />
      <Top content={content} />
      {section}
      <Section heading={content.getsHeading} lead={content.getsLead}>
        <ul className={`${styles.points} stack`}>
          {Object.entries(content.gets).map(([title, text]) => (
            <li key={title}>
              <Check size={22} strokeWidth={2} />
              <div>
                <h3 className="large">{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={content.stepsHeading} tone="sand">
        <ol className={`${styles.steps} stack`}>
          {Object.entries(content.steps).map(([title, text]) => (
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
        heading={content.closingHeading}
        text={content.closing}
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
  const { kicker, heading, lead, picture: Picture, second, ticket, callFirst, form } = content;
  const { user } = useSession();
  return (
    <section className={styles.top}>
      <div className={classNames(styles.topInner, 'stack', form !== undefined && styles.withForm)}>
        <div className="stack gap-20">
          <p className="primary strong">{kicker}</p>
          <h1 className={styles.h1}>{heading}</h1>
          <p className={`${styles.lead} muted`}>{lead}</p>
          <div className={styles.actions}>
            {callFirst && <CallAction variant="accent" size="large" />}
            {!form && <MainAction content={content} variant={callFirst ? 'secondary' : 'primary'} size="large" />}
            {ticket && user?.role === 'customer' && (
              <LinkButton href={ticket.href} size="large">
                {ticket.label}
              </LinkButton>
            )}
            {second && (
              <LinkButton href={second.href} size="large">
                {second.label}
              </LinkButton>
            )}
          </div>
        </div>
        {form ?? (
          <div className={styles.topPicture}>
            <Picture size={320} />
          </div>
        )}
      </div>
    </section>
  );
}

interface MainActionProps extends ButtonLook {
  content: ServiceContent;
  /** Shown in place of the action's own label. */
  label?: string;
}

/** The page's main action: its wizard in a dialog, or the way to the form that stands on the page. */
function MainAction({ content, label = content.action.label, ...look }: MainActionProps) {
  if (content.form)
    return (
      <LinkButton {...look} href={`#${FORM_ID}`}>
        {label}
      </LinkButton>
    );
  return (
    <ConsultButton {...look} title={titleOfAction(content)}>
      {label}
    </ConsultButton>
  );
}
