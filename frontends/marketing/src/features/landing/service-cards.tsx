import { CoastLine } from '@portal/ui';
import { ArrowRight, Compass, LifeBuoy, ServerCog, Wrench, type LucideIcon } from 'lucide-react';
import styles from './landing.module.css';

interface ServiceCard {
  verb: string;
  name: string;
  text: string;
  href: string;
  icon: LucideIcon;
}

const services: readonly ServiceCard[] = [
  {
    verb: 'Plan',
    name: 'IT Strategy',
    text: 'Know what to replace, what to keep and what it costs, for the next quarter and the next three years.',
    href: '/it-strategy',
    icon: Compass,
  },
  {
    verb: 'Run',
    name: 'IT Operations',
    text: 'Updates, backups, accounts and monitoring done every day, so that nobody in your office has to be the IT person.',
    href: '/it-operations',
    icon: ServerCog,
  },
  {
    verb: 'Repair',
    name: 'Hardware Support',
    text: 'Computers, networks, printers and phones fixed at your desk, or replaced with ones that last.',
    href: '/hardware-support',
    icon: Wrench,
  },
  {
    verb: 'Rescue',
    name: 'Emergency Support',
    text: 'Server down, files locked, storm damage: call at any hour and a person starts working on it.',
    href: '/emergency-support',
    icon: LifeBuoy,
  },
];

/** Four services, a verb each. */
export function ServiceCards() {
  return (
    <section className={styles.services} aria-labelledby="services-heading">
      <CoastLine className={styles.coast} />
      <div className={styles.container}>
        <h2 id="services-heading" className={styles.sectionHeading}>
          Four things we do all week
        </h2>
        <ul className={styles.serviceGrid}>
          {services.map(({ verb, name, text, href, icon: Icon }) => (
            <li key={name} className={styles.serviceCard}>
              <span className={styles.serviceIcon}>
                <Icon size={26} strokeWidth={1.75} aria-hidden="true" />
              </span>
              <h3 className={styles.verb}>{verb}</h3>
              <p className="muted">{text}</p>
              <a href={href} className={styles.serviceLink}>
                {name}
                <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
