import { daysBetween } from '@portal/ui';

export { dayOf, daysBetween, dayTeller } from '@portal/ui';

const format = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));

/** The date alone: "Mar 31", with the year when it isn't this one. */
export const dateWords = (day: string, today: string): string =>
  format(day, {
    month: 'short',
    day: 'numeric',
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
  });

/** A day with its weekday, short: "Tue, Mar 31". */
export const shortDayWords = (day: string): string => format(day, { weekday: 'short', month: 'short', day: 'numeric' });

/** A day in full, for the hover text: "Tuesday, March 31, 2026". */
export const fullDayWords = (day: string): string =>
  format(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** A day as a person says it: "today", "Tuesday, in 3 days", "Friday, 4 days ago"; the date beyond a week. */
export function dayWords(day: string, today: string): string {
  const distance = daysBetween(today, day);
  const size = Math.abs(distance);
  if (distance === 0) return 'today';
  if (size === 1) return distance > 0 ? 'tomorrow' : 'yesterday';
  if (size >= 7) return dateWords(day, today);
  const weekday = format(day, { weekday: 'long' });
  return distance > 0 ? `${weekday}, in ${days(size)}` : `${weekday}, ${days(size)} ago`;
}

/** A deadline as a person says it: like any day, and how late it is once it has passed. */
export function dueWords(day: string, today: string): string {
  const late = daysBetween(day, today);
  if (late <= 0) return dayWords(day, today);
  const named = late < 7 ? format(day, { weekday: 'long' }) : dateWords(day, today);
  return `${named}, ${days(late)} overdue`;
}
