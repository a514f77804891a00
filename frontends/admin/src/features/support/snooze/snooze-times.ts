import { dayOf, formatDay, hourOf, instantOfWallClock } from '@portal/ui';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DAYS_OF_WEEK = 7;

/** A time until which a ticket is put off with one press. */
interface SnoozeTime {
  label: string;
  /** ISO 8601 */
  until: string;
}

/** The calendar day so many days after another: "2026-03-31". */
const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, day.length);

/** The times that are offered, on the reader's clock; an afternoon that has begun, or a second Monday, isn't. */
export function snoozeTimes(now: number, timeZone?: string): readonly SnoozeTime[] {
  const today = dayOf(now, timeZone);
  const at = (day: string, clock: string): string => instantOfWallClock(`${day}T${clock}`, timeZone);
  const tomorrow = dayAfter(today, 1);
  const toMonday = DAYS_OF_WEEK - ((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % DAYS_OF_WEEK);
  const monday = dayAfter(today, toMonday);
  return [
    { label: 'In 1 hour', until: new Date(now + HOUR).toISOString() },
    ...(hourOf(now, timeZone) < 13 ? [{ label: 'This afternoon, 2 PM', until: at(today, '14:00') }] : []),
    { label: 'Tomorrow 8 AM', until: at(tomorrow, '08:00') },
    ...(monday === tomorrow
      ? []
      : [
          {
            label: `Monday 8 AM${toMonday === DAYS_OF_WEEK ? `, ${formatDay(monday, 'date')}` : ''}`,
            until: at(monday, '08:00'),
          },
        ]),
  ];
}
