import { afterBusinessTime, businessHours, firstAnswerDue, type ClosedDays } from '@portal/contracts';
import { closedDaysQuery } from '@portal/data-access';
import { formatInstant, useNow, zoneName } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './service-levels.module.css';

/** Whether the business is open, and by when tickets of this minute have their first answers, as they are counted. */
export function AnswerTimes() {
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
