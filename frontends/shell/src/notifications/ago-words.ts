import { dayOf, daysBetween } from '@portal/ui';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** How long ago an instant was, within a week, in days of the reader's calendar from one on; then its day. */
export function agoWords(instant: string, now = Date.now(), timeZone?: string): string {
  const at = Date.parse(instant);
  const ago = now - at;
  if (ago < MINUTE) return 'just now';
  if (ago < HOUR) return relative.format(-Math.floor(ago / MINUTE), 'minute');
  if (ago < DAY) return relative.format(-Math.floor(ago / HOUR), 'hour');
  const [day, today] = [dayOf(at, timeZone), dayOf(now, timeZone)];
  if (ago < 7 * DAY) return relative.format(daysBetween(today, day), 'day');
  const isThisYear = day.slice(0, '2026'.length) === today.slice(0, '2026'.length);
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone,
  }).format(at);
}
