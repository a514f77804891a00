import { dayOf, daysBetween } from '@portal/ui';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Where and in which words times are shown; a profile's zone wins over the browser's. */
export interface TimeStyle {
  locale?: string;
  timeZone?: string;
}

/** A time as a person says it: relative within a week ("3 hours ago", "in 2 days" of the reader's calendar), else the date. */
export function relativeTimeText(instant: string, now: number, style: TimeStyle = {}): string {
  const distance = Date.parse(instant) - now;
  const size = Math.abs(distance);
  if (size < MINUTE) return 'just now';
  if (size >= 7 * DAY) return dateText(instant, now, style);
  const words = new Intl.RelativeTimeFormat(style.locale, { numeric: size >= DAY ? 'auto' : 'always' });
  if (size < HOUR) return words.format(Math.trunc(distance / MINUTE), 'minute');
  if (size < DAY) return words.format(Math.trunc(distance / HOUR), 'hour');
  return words.format(daysBetween(dayOf(now, style.timeZone), dayOf(Date.parse(instant), style.timeZone)), 'day');
}

/** The date alone; the year only when it isn't this one. */
export function dateText(instant: string, now: number, style: TimeStyle = {}): string {
  const date = new Date(instant);
  const yearOf = (at: number): string => dayOf(at, style.timeZone).slice(0, '2026'.length);
  const sameYear = yearOf(date.getTime()) === yearOf(now);
  return new Intl.DateTimeFormat(style.locale, {
    month: 'short',
    day: 'numeric',
    ...(sameYear ? {} : { year: 'numeric' }),
    timeZone: style.timeZone,
  }).format(date);
}

/** Date, time and zone in full, for the hover text and for preferred times. */
export function exactTimeText(instant: string, style: TimeStyle = {}): string {
  return new Intl.DateTimeFormat(style.locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: style.timeZone,
  }).format(new Date(instant));
}

/** The time of the day alone, "10:42 AM"; with the date when that isn't today's. */
export function clockText(instant: string, now: number, style: TimeStyle = {}): string {
  const clock = new Intl.DateTimeFormat(style.locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: style.timeZone,
  }).format(new Date(instant));
  const day = dateText(instant, now, style);
  return day === dateText(new Date(now).toISOString(), now, style) ? clock : `${day}, ${clock}`;
}
