import { dayOf, daysBetween } from './calendar-days.js';
import { daysAwayText, formatInstant, timeAwayText } from './date-formats.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Where times are shown; a profile's zone wins over the browser's. */
export interface TimeStyle {
  timeZone?: string;
}

/** A time as text: relative within a week ("3 hours ago", "in 2 days" of the reader's calendar), else the date. */
export function relativeTimeText(instant: string, now = Date.now(), style: TimeStyle = {}): string {
  const distance = Date.parse(instant) - now;
  const size = Math.abs(distance);
  if (size < MINUTE) return 'just now';
  if (size >= 7 * DAY) return dateText(instant, now, style);
  if (size < HOUR) return timeAwayText(Math.trunc(distance / MINUTE), 'minute');
  if (size < DAY) return timeAwayText(Math.trunc(distance / HOUR), 'hour');
  return daysAwayText(daysBetween(dayOf(now, style.timeZone), dayOf(Date.parse(instant), style.timeZone)));
}

/** The date alone; the year only when it isn't this one. */
export function dateText(instant: string, now: number, { timeZone }: TimeStyle = {}): string {
  const yearOf = (at: number): string => dayOf(at, timeZone).slice(0, '2026'.length);
  const isThisYear = yearOf(Date.parse(instant)) === yearOf(now);
  return formatInstant(instant, isThisYear ? 'date' : 'dateWithYear', timeZone);
}

/** Date, time and zone in full, for the hover text and for preferred times. */
export const exactTimeText = (instant: string, { timeZone }: TimeStyle = {}): string =>
  formatInstant(instant, 'exact', timeZone);

/** The time of the day alone, "10:42 AM"; with the date when that isn't today's. */
export function clockText(instant: string, now: number, style: TimeStyle = {}): string {
  const clock = formatInstant(instant, 'clock', style.timeZone);
  const isToday = dayOf(Date.parse(instant), style.timeZone) === dayOf(now, style.timeZone);
  return isToday ? clock : `${dateText(instant, now, style)}, ${clock}`;
}

/** When something is due, as short as it is clear: "4:09 PM" today, "Fri 4:00 PM" within six days, else the date. */
export function dueTimeText(instant: string, now: number, style: TimeStyle = {}): string {
  const clock = formatInstant(instant, 'clock', style.timeZone);
  const days = daysBetween(dayOf(now, style.timeZone), dayOf(Date.parse(instant), style.timeZone));
  if (days === 0) return clock;
  if (days > 0 && days < 7) return `${formatInstant(instant, 'shortWeekday', style.timeZone)} ${clock}`;
  return dateText(instant, now, style);
}
