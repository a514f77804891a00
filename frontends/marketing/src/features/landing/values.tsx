import { brand } from '@portal/ui';
import styles from './landing.module.css';

const { claims } = brand;

const stats = [
  { figure: claims.years, label: 'years of looking after other people’s computers' },
  { figure: claims.projects, label: 'projects finished' },
  { figure: claims.retention, label: 'of clients stay' },
  { figure: claims.averageRoi, label: 'average return on investment' },
  { figure: claims.businesses, label: 'small and medium businesses' },
  { figure: claims.uptime, label: 'uptime' },
  { figure: claims.support, label: 'support for emergencies' },
] as const;

const values = [
  {
    title: 'Say it plainly',
    text: 'You get the problem, the options and the price in words that need no glossary. If the cheap option is enough, we say so.',
  },
  {
    title: 'Pick up the phone',
    text: 'A person answers during office hours, and at any hour when it is an emergency. E-mails get an answer within 24 hours.',
  },
  {
    title: 'Fix the cause',
    text: 'A restart is not a repair. We find out why it broke, write it down and change what has to change.',
  },
] as const;

/** The company's values, and the specification's numbers set large. */
export function Values() {
  return (
    <section className={styles.values} aria-labelledby="values-heading">
      <div className={styles.container}>
        <h2 id="values-heading" className={styles.sectionHeading}>
          Organized, so that you can get on with your day
        </h2>
        <dl className={styles.stats}>
          {stats.map(({ figure, label }) => (
            <div key={label} className={styles.stat}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <ul className={styles.valueGrid}>
          {values.map(({ title, text }) => (
            <li key={title}>
              <h3 className="large">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
