import { brand, CoastLine } from '@portal/ui';
import {
  ArrowRight,
  CalendarClock,
  ChartLine,
  Compass,
  Globe,
  LifeBuoy,
  PackageSearch,
  Plug,
  ServerCog,
  UsersRound,
  Wrench,
} from 'lucide-react';
import { AppWindow } from './app-window.js';
import styles from './landing.module.css';

const services = {
  Plan: {
    name: 'IT Strategy',
    text: 'Know what to replace, what to keep and what it costs, for the next quarter and the next three years.',
    href: '/it-strategy',
    icon: Compass,
  },
  Run: {
    name: 'IT Operations',
    text: 'Updates, backups, accounts and monitoring done every day, so that nobody in your office has to be the IT person.',
    href: '/it-operations',
    icon: ServerCog,
  },
  Repair: {
    name: 'Hardware Support',
    text: 'Computers, networks, printers and phones fixed at your desk, or replaced with ones that last.',
    href: '/hardware-support',
    icon: Wrench,
  },
  Rescue: {
    name: 'Emergency Support',
    text: 'Server down, files locked, storm damage: call at any hour and a person starts working on it.',
    href: '/emergency-support',
    icon: LifeBuoy,
  },
} as const;

/** Four services, a verb each. */
export const ServiceCards = () => (
  <section className={`${styles.services} relative`} aria-labelledby="services-heading">
    <CoastLine className={styles.coast} />
    <div className={styles.container}>
      <h2 id="services-heading" className={styles.sectionHeading}>
        Four things we do all week
      </h2>
      <ul className={`${styles.serviceGrid} stack gap-20`}>
        {Object.entries(services).map(([verb, { name, text, href, icon: Icon }]) => (
          <li key={name} className={`${styles.serviceCard} relative surface stack gap-12`}>
            <span className={`${styles.serviceIcon} tinted primary center`}>
              <Icon size={26} strokeWidth={1.75} />
            </span>
            <h3 className="heading">{verb}</h3>
            <p className="muted">{text}</p>
            <a href={href} className={`${styles.serviceLink} plain-link`}>
              {name}
              <ArrowRight size={18} strokeWidth={1.75} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

const software = {
  'Customer portals': {
    text: 'Your customers see their orders, invoices and appointments themselves, and call less often to ask.',
    icon: UsersRound,
  },
  'Scheduling and dispatch': {
    text: 'Crews, trucks and jobs on one board that the office and the road both see.',
    icon: CalendarClock,
  },
  'Inventory and parts': {
    text: 'What is on the shelf, what is on the truck and what to reorder, without the spreadsheet that only one person understands.',
    icon: PackageSearch,
  },
  'Dashboards and reports': {
    text: 'Monday’s numbers on Monday morning, taken from the systems that you use already.',
    icon: ChartLine,
  },
  Integrations: {
    text: 'Accounting, point of sale and e-mail exchange data, so that nobody types it twice.',
    icon: Plug,
  },
  'Websites and web shops': {
    text: 'Fast pages that people find, read on a phone and can order from.',
    icon: Globe,
  },
} as const;

/** Six kinds of custom software. */
export const SoftwareCards = () => (
  <section className={styles.software} aria-labelledby="software-heading">
    <div className={`${styles.softwareInner} stack`}>
      <div>
        <h2 id="software-heading" className={styles.sectionHeading}>
          Software made for how you work
        </h2>
        <p className={`${styles.sectionLead} muted`}>
          Off-the-shelf programs fit most of a business. We build the rest: small tools that do one job well and belong
          to you.
        </p>
        <AppWindow className={styles.window} />
      </div>
      <ul className="stack">
        {Object.entries(software).map(([title, { text, icon: Icon }]) => (
          <li key={title} className={`${styles.softwareCard} line-above stack gap-20`}>
            <Icon size={24} strokeWidth={1.75} />
            <div>
              <h3 className="large">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

const { claims } = brand;

/** The specification's numbers, each with what it counts. */
const stats = {
  'years of looking after other people’s computers': claims.years,
  'projects finished': claims.projects,
  'of clients stay': claims.retention,
  'average return on investment': claims.averageRoi,
  'small and medium businesses': claims.businesses,
  uptime: claims.uptime,
  'support for emergencies': claims.support,
} as const;

const values = {
  'Say it plainly':
    'You get the problem, the options and the price in words that need no glossary. If the cheap option is enough, we say so.',
  'Pick up the phone':
    'A person answers during office hours, and at any hour when it is an emergency. E-mails get an answer within 24 hours.',
  'Fix the cause': 'A restart is not a repair. We find out why it broke, write it down and change what has to change.',
} as const;

/** The company's values, and the specification's numbers set large. */
export const Values = () => (
  <section className={styles.values} aria-labelledby="values-heading">
    <div className={styles.container}>
      <h2 id="values-heading" className={styles.sectionHeading}>
        Organized, so that you can get on with your day
      </h2>
      <dl className={`${styles.stats} stack`}>
        {Object.entries(stats).map(([label, figure]) => (
          <div key={label} className={`${styles.stat} end flex gap-8`}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <ul className={`${styles.valueGrid} line-above stack`}>
        {Object.entries(values).map(([title, text]) => (
          <li key={title}>
            <h3 className="large">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
