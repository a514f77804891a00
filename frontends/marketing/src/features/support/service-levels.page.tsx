import { serviceLevels, serviceTimeLabel, type Priority } from '@portal/contracts';
import { brand, Signal } from '@portal/ui';
import { AnswerTimes } from './answer-times.js';
import { Section } from '../../kit/section.js';
import type { ServiceContent } from '../../kit/service-content.js';
import { ServicePage } from '../../kit/service-page.js';
import styles from './service-levels.module.css';

/** What each priority is for, in the order of how much stands still. */
const examples: readonly { priority: Priority; name: string; example: string }[] = [
  { priority: 'urgent', name: 'Urgent', example: 'Everybody is stopped' },
  { priority: 'high', name: 'High', example: 'A team is stopped' },
  { priority: 'medium', name: 'Medium', example: 'One person is slowed down' },
  { priority: 'low', name: 'Low', example: 'A question or a wish' },
];

const clocks = { around_the_clock: 'Around the clock', business_hours: 'Business hours' } as const;

const firstResponseTo = (priority: Priority): string => {
  const { response_minutes, clock } = serviceLevels[priority];
  return serviceTimeLabel(response_minutes, clock);
};

const content: ServiceContent = {
  meta: {
    title: 'Service levels',
    description: `How quickly we respond and resolve: urgent problems within ${firstResponseTo('urgent')} around the clock, everything else by business hours, Monday to Friday, 8 to 6.`,
  },
  kicker: 'Support & Services',
  heading: 'How fast is fast, in numbers',
  lead: 'A promise without a number is a mood. These are ours for support requests of clients under contract.',
  picture: <Signal size={320} />,
  action: { label: 'Talk about a contract' },
  second: { label: 'Emergency Support', href: '/emergency-support' },
  gets: {
    heading: 'What stands behind them',
    points: [
      { title: 'In your contract', text: 'The times stand in what you sign, so that you can hold us to them.' },
      {
        title: 'Waiting doesn’t count',
        text: 'While we wait for you or for a part, the clock stands still, and we tell you so.',
      },
      { title: 'You set the urgency', text: 'You know best what is stopped. If we see it differently, we talk.' },
      {
        title: 'Asked and answered',
        text: 'Ask how often we kept the times: you get the figure, also when it is a bad one.',
      },
    ],
  },
  steps: {
    heading: 'How times are counted',
    points: [
      { title: 'Business hours', text: 'Monday to Friday, 8 a.m. to 6 p.m. Eastern, except federal holidays.' },
      { title: 'A business day', text: 'Ten business hours.' },
      { title: 'First response', text: 'A person who has read your request, not an automatic mail.' },
      { title: 'Resolution', text: 'You can work again; a lasting repair may follow.' },
    ],
  },
  questions: [
    {
      question: 'What if you miss a time?',
      answer:
        'We tell you before it happens when we see it coming, with the reason and the next step. What a contract grants beyond that is written in it.',
    },
    {
      question: 'How do I make a request urgent?',
      answer: `Call ${brand.phone.shown} when everybody is stopped: a call is answered first. In an e-mail, say in the subject what stands still.`,
    },
    {
      question: 'Does the clock run at night?',
      answer:
        'For urgent requests, yes, around the clock. For the others it runs during business hours and rests on weekends and federal holidays.',
    },
    {
      question: 'Do visitors without a contract get help?',
      answer: 'Yes. You hear from us within 24 hours; emergencies are taken at any hour.',
    },
  ],
  closing: {
    heading: 'Which level fits?',
    text: 'Tell us what an hour of standstill costs you. The rest follows from that.',
  },
};

/** On a phone each row is a block of its own; the roles keep it a table where it no longer looks like one. */
function LevelsTable() {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Service levels">
      <table role="table" className={styles.table}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              Urgency
            </th>
            <th role="columnheader" scope="col">
              First response
            </th>
            <th role="columnheader" scope="col">
              Resolution
            </th>
            <th role="columnheader" scope="col">
              Counted
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {examples.map(({ priority, name, example }) => {
            const { clock, resolution_minutes } = serviceLevels[priority];
            return (
              <tr key={priority} role="row">
                <th role="rowheader" scope="row">
                  {name}
                  <span>{example}</span>
                </th>
                <td role="cell" data-label="First response">
                  {firstResponseTo(priority)}
                </td>
                <td role="cell" data-label="Resolution">
                  {serviceTimeLabel(resolution_minutes, clock)}
                </td>
                <td role="cell" data-label="Counted">
                  {clocks[clock]}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** /service-levels */
export function ServiceLevelsPage() {
  return (
    <ServicePage content={content}>
      <Section heading="The table" tone="sand">
        <AnswerTimes />
        <LevelsTable />
      </Section>
    </ServicePage>
  );
}
