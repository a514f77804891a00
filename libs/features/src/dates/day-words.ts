const DAY = 86_400_000;

/** A calendar day counted from the epoch, so that days can be subtracted without clocks or zones. */
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;

/** Days from one calendar day to another; negative when `to` is the earlier one. */
export const daysBetween = (from: string, to: string): number => Math.round(numberOf(to) - numberOf(from));

/** Tells the calendar day that instants fall on for the reader: "2026-03-31". */
export function dayTeller(timeZone?: string): (instant: number) => string {
  const days = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  return (instant) => days.format(instant);
}

/** The calendar day that an instant falls on for the reader: "2026-03-31". */
export const dayOf = (instant: number, timeZone?: string): string => dayTeller(timeZone)(instant);

const format = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(numberOf(day) * DAY);

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
