import { offeringLength, offerings } from '@portal/contracts';
import { brand, HeroScene, LinkButton } from '@portal/ui';
import { CalendarCheck, MailCheck, MapPin } from 'lucide-react';
import { PageMeta } from '../../kit/page-meta.js';
import { ContactBlock } from '../../kit/contact-block.js';
import { ConsultButton, homeRequest, PageWizards, StickyAction } from '../../kit/actions.js';
import { Faq } from '../../kit/faq.js';
import { Section } from '../../kit/section.js';
import { ServiceCards, SoftwareCards, Values } from './sections.js';
import styles from './landing.module.css';

const scheduling = homeRequest('Schedule Consultation');
const freeHalfHour = homeRequest('Free 30-Minute Consultation');

const questions = {
  'What does the first conversation cost?': `Nothing. It takes ${offeringLength(offerings.general_consultation)}, by phone or by video, and it ends with our advice, whether or not you hire us.`,
  'How soon do I hear from you?': `E-mails and requests are answered within 24 hours, and a consultation is often possible on the same day. For emergencies call ${brand.phone.shown} at any hour.`,
  'Do you come to us?': 'Across Eastern North Carolina, yes. Everywhere else in the country we work remotely.',
  'We have somebody for our computers. Is there still something to do for you?':
    'Often. We take over what one person can’t do alone: nights and vacations, backups, a second opinion, or the software that nobody sells.',
};

/** The landing page for signed-out visitors (specification, section 2, "Home page"). */
export const LandingPage = () => (
  <>
    <PageMeta
      home
      title="IT support and custom software in Eastern North Carolina"
      description="Pamlico IT Services plans, runs and repairs the technology of small and medium businesses in Eastern North Carolina, and builds software that fits them. Free 30-minute consultation."
      questions={questions}
    />
    <Hero />
    <ServiceCards />
    <SoftwareCards />
    <Values />
    <Section heading="Before you ask" narrow>
      <Faq questions={questions} />
    </Section>
    <ContactBlock
      action={
        <ConsultButton title={freeHalfHour} variant="accent" size="large">
          Free 30-Minute Consultation
        </ConsultButton>
      }
    />
    <StickyAction>
      <ConsultButton title={scheduling} variant="primary" wide>
        Schedule Consultation
      </ConsultButton>
    </StickyAction>
    <PageWizards titles={[scheduling, freeHalfHour]} />
  </>
);

const facts = [
  { icon: CalendarCheck, text: brand.promises.sameDay },
  { icon: MailCheck, text: brand.promises.emailResponse },
  { icon: MapPin, text: 'On site in Eastern NC, remote nationwide' },
] as const;

/** One sentence, one action, one picture. */
const Hero = () => (
  <section className={styles.hero}>
    <div className={`${styles.heroInner} stack`}>
      <div className="stack gap-24">
        <h1 className={styles.headline}>IT that stays calm when the weather doesn’t.</h1>
        <p className={`${styles.heroLead} muted`}>
          We plan, run and repair the technology of small and medium businesses in Eastern North Carolina, and build the
          software that fits them. One local team, one phone number, plain English.
        </p>
        <div className={styles.heroActions}>
          <ConsultButton title={homeRequest('Schedule Consultation')} variant="primary" size="large">
            Schedule Consultation
          </ConsultButton>
          <LinkButton href="/enterprise-solutions" size="large">
            View Enterprise Solutions
          </LinkButton>
        </div>
        <ul className={`${styles.facts} weight-500`}>
          {facts.map(({ icon: Icon, text }) => (
            <li key={text}>
              <Icon size={20} strokeWidth={1.75} />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <HeroScene className={styles.scene} />
    </div>
  </section>
);
