import {
  afterBusinessTime,
  businessHours,
  firstAnswerDue,
  serviceLevels,
  serviceTimeLabel,
  type ClosedDays,
  type Priority,
} from '@portal/contracts';
import { closedDaysQuery } from '@portal/data-access';
import { formatInstant, useNow, zoneName } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../../kit/section.js';
import styles from './service-levels.module.css';

/** What each priority is for, in the order of how much stands still. */
const examples: readonly { priority: Priority; name: string; example: string }[] = [
  { priority: 'urgent', name: 'Urgent', example: 'Everybody is stopped' },
  { priority: 'high', name: 'High', example: 'A team is stopped' },
  { priority: 'medium', name: 'Medium', example: 'One person is slowed down' },
  { priority: 'low', name: 'Low', example: 'A question or a wish' },
];

const clocks = { around_the_clock: 'Around the clock', business_hours: 'Business hours' } as const;

/** How soon a ticket has its first answer. */
export const firstResponseTo = (priority: Priority): string => {
  const { response_minutes, clock } = serviceLevels[priority];
  return serviceTimeLabel(response_minutes, clock);
};

const columns = ['First response', 'Resolution', 'Counted'] as const;

/** What is promised for a priority, by column. */
function promisesOf(priority: Priority): string[] {
  const { clock, resolution_minutes } = serviceLevels[priority];
  return [firstResponseTo(priority), serviceTimeLabel(resolution_minutes, clock), clocks[clock]];
}

/** What /service-levels promises: at this moment, and for each urgency. */
export const ServiceLevels = () => (
  <Section heading="The table" tone="sand">
    <AnswerTimes />
    <LevelsTable />
  </Section>
);

/** On a phone each row is a block of its own; the roles keep it a table where it no longer looks like one. */
const LevelsTable = () => (
  <div className={`${styles.scroll} scrolls-x surface`} tabIndex={0} role="region" aria-label="Service levels">
    <table role="table" className={`${styles.table} numeric`}>
      <thead role="rowgroup">
        <tr role="row">
          {['Urgency', ...columns].map((title) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {examples.map(({ priority, name, example }) => (
          <tr key={priority} role="row">
            <th role="rowheader" scope="row">
              {name}
              <span>{example}</span>
            </th>
            {promisesOf(priority).map((text, index) => (
              <td key={columns[index]} role="cell" data-label={columns[index]}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Whether the business is open, and by when tickets of this minute have their first answers, as they are counted. */
function AnswerTimes() {
  const { data } = useQuery(closedDaysQuery());
  const now = new Date(useNow());
  const [opening, promise] = data ? answerTimesText(now, new Set(data.map(({ day }) => day))) : [];
  return (
    <p className={styles.now}>
      <strong>{opening}</strong> {promise}
    </p>
  );
}

/** Whether the business is open at an instant, and what is promised for tickets that are opened then. */
export function answerTimesText(now: Date, closed: ClosedDays): [opening: string, promise: string] {
  const opens = afterBusinessTime(now, 0, closed);
  const by = (priority: 'high' | 'urgent'): string => officeTime(firstAnswerDue(priority, now, closed), now);
  return [
    opens > now ? `We open again ${officeTime(opens, now)}.` : 'We are open now.',
    `A ticket of high urgency that is opened now has its first answer by ${by('high')} at the latest, an urgent one by ${by('urgent')} (${zoneName(businessHours.zone)}).`,
  ];
}

/** "3:40 PM" on the same day, "Tue, Nov 24, 9:00 AM" on another, by the office's clock. */
function officeTime(instant: Date, now: Date): string {
  const [day, today, clock] = [
    formatInstant(instant.getTime(), 'shortDay', businessHours.zone),
    formatInstant(now.getTime(), 'shortDay', businessHours.zone),
    formatInstant(instant.getTime(), 'clock', businessHours.zone),
  ];
  return day === today ? clock : `${day}, ${clock}`;
}
