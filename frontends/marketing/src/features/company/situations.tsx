import { Section } from '../../kit/section.js';
import styles from './case-studies.module.css';

const situations = {
  'The server in the closet': {
    before: 'An office of twelve shares files on a nine-year-old server. The backup disk sits on top of it.',
    work: 'Files move to a service that keeps versions and copies elsewhere. The old server is wiped and recycled. Everybody signs in with two steps.',
    after: 'People find files from home and from the job site. A restore is tried every quarter and written down.',
  },
  'The order on three sheets of paper': {
    before: 'A workshop copies each order from e-mail to a whiteboard, to a job sheet, to the accounting program.',
    work: 'A small web application takes the order once. The board on the wall shows it; the invoice is prepared from it.',
    after: 'One entry in place of four. The owner sees on a phone what is late.',
  },
  'The week before the storm': {
    before: 'A practice near the water has no plan beyond “take the laptops home”.',
    work: 'A list of what runs where, copies off site, battery units, and an order in which things are shut down and started again.',
    after: 'A drill in spring, two pages on the wall, and a number to call.',
  },
} as const;

/** What /case-studies tells: before, the work, after. */
export const Situations = () => (
  <Section heading="Three typical situations" tone="sand">
    <ol className={`${styles.cases} stack gap-20`}>
      {Object.entries(situations).map(([title, { before, work, after }]) => (
        <li key={title}>
          <h3 className="title">{title}</h3>
          <dl>
            <dt>Before</dt>
            <dd>{before}</dd>
            <dt>The work</dt>
            <dd>{work}</dd>
            <dt>After</dt>
            <dd>{after}</dd>
          </dl>
        </li>
      ))}
    </ol>
  </Section>
);
