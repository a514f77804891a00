import { daysBetween, formatDay } from '@portal/ui';

export { dayOf, daysBetween } from '@portal/ui';

/** The date alone: "Mar 31", with the year when it isn't this one. */
export const dateLabel = (day: string, today: string): string =>
  formatDay(day, day.slice(0, 4) === today.slice(0, 4) ? 'date' : 'dateWithYear');

/** A day with its weekday, short: "Tue, Mar 31". */
export const shortDayLabel = (day: string): string => formatDay(day, 'shortDay');

/** A day in full, for the hover text: "Tuesday, March 31, 2026". */
export const fullDayLabel = (day: string): string => formatDay(day, 'fullDay');

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** A day as relative text: "today", "Tuesday, in 3 days", "Friday, 4 days ago"; the date beyond a week. */
export function dayLabel(day: string, today: string): string {
  const distance = daysBetween(today, day);
  const size = Math.abs(distance);
  if (distance === 0) return 'today';
  if (size === 1) return distance > 0 ? 'tomorrow' : 'yesterday';
  if (size >= 7) return dateLabel(day, today);
  const weekday = formatDay(day, 'weekday');
  return distance > 0 ? `${weekday}, in ${days(size)}` : `${weekday}, ${days(size)} ago`;
}

/** A deadline as relative text: like any day, and how late it is once it has passed. */
export function dueLabel(day: string, today: string): string {
  const late = daysBetween(day, today);
  if (late <= 0) return dayLabel(day, today);
  const named = late < 7 ? formatDay(day, 'weekday') : dateLabel(day, today);
  return `${named}, ${days(late)} overdue`;
}
