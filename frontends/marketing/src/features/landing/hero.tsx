import { brand, HeroScene, LinkButton } from '@portal/ui';
import { CalendarCheck, MailCheck, MapPin } from 'lucide-react';
import { ConsultButton, homeRequest } from '../../kit/actions.js';
import styles from './landing.module.css';

const facts = [
  { icon: CalendarCheck, text: brand.promises.sameDay },
  { icon: MailCheck, text: brand.promises.emailResponse },
  { icon: MapPin, text: 'On site in Eastern NC, remote nationwide' },
] as const;

/** One sentence, one action, one picture. */
export const Hero = () => (
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
        <ul className={styles.facts}>
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
