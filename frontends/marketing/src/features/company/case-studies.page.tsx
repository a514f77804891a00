import { Rack } from '@portal/ui';
import { Section } from '../../kit/section.js';
import type { ServiceContent } from '../../kit/service-content.js';
import { ServicePage } from '../../kit/service-page.js';
import styles from './case-studies.module.css';

const situations = [
  {
    title: 'The server in the closet',
    before: 'An office of twelve shares files on a nine-year-old server. The backup disk sits on top of it.',
    work: 'Files move to a service that keeps versions and copies elsewhere. The old server is wiped and recycled. Everybody signs in with two steps.',
    after: 'People find files from home and from the job site. A restore is tried every quarter and written down.',
  },
  {
    title: 'The order on three sheets of paper',
    before: 'A workshop copies each order from e-mail to a whiteboard, to a job sheet, to the accounting program.',
    work: 'A small web application takes the order once. The board on the wall shows it; the invoice is prepared from it.',
    after: 'One entry in place of four. The owner sees on a phone what is late.',
  },
  {
    title: 'The week before the storm',
    before: 'A practice near the water has no plan beyond “take the laptops home”.',
    work: 'A list of what runs where, copies off site, battery units, and an order in which things are shut down and started again.',
    after: 'A drill in spring, two pages on the wall, and a number to call.',
  },
] as const;

const content: ServiceContent = {
  meta: {
    title: 'Case studies',
    description:
      'Three typical situations of small businesses in Eastern North Carolina, what the work looks like, and what changes afterwards.',
  },
  kicker: 'Case studies',
  heading: 'What the work looks like',
  lead: 'We don’t publish clients’ names or numbers without their word. These are typical situations, told as examples: before, the work, after.',
  picture: <Rack size={320} />,
  action: { label: 'Tell us about yours' },
  second: { label: 'About us', href: '/about' },
  gets: {
    heading: 'What good projects share',
    points: [
      { title: 'One owner', text: 'A person at your side who decides, and one at ours who is responsible.' },
      { title: 'A first result early', text: 'Something useful within weeks.' },
      { title: 'Milestones you approve', text: 'Nothing is finished until you say so.' },
      { title: 'An honest end', text: 'Documentation, training and a bill that matches the offer.' },
    ],
  },
  steps: {
    heading: 'How a project runs',
    points: [
      { title: 'Understand', text: 'We watch the work being done today.' },
      { title: 'Propose', text: 'Options with prices, including doing nothing.' },
      { title: 'Build', text: 'In small steps that you can try out.' },
      { title: 'Look after', text: 'We stay reachable, with agreed times.' },
    ],
  },
  questions: [
    {
      question: 'Can I talk to one of your clients?',
      answer: 'Ask us. When a client agrees, we put you in touch directly.',
    },
    {
      question: 'Why are there no names and no percentages?',
      answer:
        'Names belong to our clients, and one client’s percentage says little about yours. What we can promise you is on the page about service levels, and in your contract.',
    },
    {
      question: 'My business isn’t like these.',
      answer: 'No two are. Tell us how a normal Tuesday goes, and we find the closest thing we have done.',
    },
  ],
  closing: {
    heading: 'What does your Tuesday look like?',
    text: 'Describe it. In half an hour we tell you which part could run by itself.',
  },
};

/** /case-studies */
export function CaseStudiesPage() {
  return (
    <ServicePage content={content}>
      <Section heading="Three typical situations" tone="sand">
        <ol className={styles.cases}>
          {situations.map(({ title, before, work, after }) => (
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
    </ServicePage>
  );
}
