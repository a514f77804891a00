import { CalendarClock, ChartLine, Globe, PackageSearch, Plug, UsersRound, type LucideIcon } from 'lucide-react';
import { AppWindow } from './app-window.js';
import styles from './landing.module.css';

interface SoftwareCard {
  title: string;
  text: string;
  icon: LucideIcon;
}

const software: readonly SoftwareCard[] = [
  {
    title: 'Customer portals',
    text: 'Your customers see their orders, invoices and appointments themselves, and call less often to ask.',
    icon: UsersRound,
  },
  {
    title: 'Scheduling and dispatch',
    text: 'Crews, trucks and jobs on one board that the office and the road both see.',
    icon: CalendarClock,
  },
  {
    title: 'Inventory and parts',
    text: 'What is on the shelf, what is on the truck and what to reorder, without the spreadsheet that only one person understands.',
    icon: PackageSearch,
  },
  {
    title: 'Dashboards and reports',
    text: 'Monday’s numbers on Monday morning, taken from the systems that you use already.',
    icon: ChartLine,
  },
  {
    title: 'Integrations',
    text: 'Accounting, point of sale and e-mail exchange data, so that nobody types it twice.',
    icon: Plug,
  },
  {
    title: 'Websites and web shops',
    text: 'Fast pages that people find, read on a phone and can order from.',
    icon: Globe,
  },
];

/** Six kinds of custom software. */
export function SoftwareCards() {
  return (
    <section className={styles.software} aria-labelledby="software-heading">
      <div className={styles.softwareInner}>
        <div>
          <h2 id="software-heading" className={styles.sectionHeading}>
            Software made for how you work
          </h2>
          <p className={styles.sectionLead}>
            Off-the-shelf programs fit most of a business. We build the rest: small tools that do one job well and
            belong to you.
          </p>
          <AppWindow className={styles.window} />
        </div>
        <ul className="stack">
          {software.map(({ title, text, icon: Icon }) => (
            <li key={title} className={styles.softwareCard}>
              <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
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
}
