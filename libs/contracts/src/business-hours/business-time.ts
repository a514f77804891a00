import { businessHours } from './business-hours.js';

/** Days on which the business is closed besides weekends, for example 2026-11-26. */
export type ClosedDays = ReadonlySet<string>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A calendar that is closed for longer is a mistake. */
const LONGEST_CLOSING_DAYS = 400;

const officeHour = new Intl.DateTimeFormat('en-US', {
  timeZone: businessHours.zone,
  hour: 'numeric',
  hourCycle: 'h23',
});

/** Noon UTC of a day is after the change of clocks, which comes at 2 a.m. */
const hoursBehindUtc = (day: number): number => 12 - Number(officeHour.format(day * DAY + 12 * HOUR));

const offsets = new Map<number, number>();

function offsetOf(day: number): number {
  let offset = offsets.get(day);
  if (offset === undefined) offsets.set(day, (offset = hoursBehindUtc(day)));
  return offset;
}

interface OpenPeriod {
  opens: number;
  closes: number;
}

/** The opening hours of the `day`th day since 1970 in milliseconds since then; undefined on a closed day. */
function openPeriodOf(day: number, closed: ClosedDays): OpenPeriod | undefined {
  const date = new Date(day * DAY);
  if ([0, 6].includes(date.getUTCDay()) || closed.has(date.toISOString().slice(0, 10))) return undefined;
  const midnight = day * DAY + offsetOf(day) * HOUR;
  return { opens: midnight + businessHours.opens * HOUR, closes: midnight + businessHours.closes * HOUR };
}

/** The open periods from an instant on, the first one from there only; in order, without end. */
function* openPeriodsFrom(instant: number, closed: ClosedDays): Generator<OpenPeriod> {
  let day = Math.floor(instant / DAY) - 1; // by the office's clock it may still be the day before
  for (let closedFor = 0; closedFor < LONGEST_CLOSING_DAYS; day += 1, closedFor += 1) {
    const period = openPeriodOf(day, closed);
    if (!period || period.closes <= instant) continue;
    closedFor = 0;
    yield { opens: Math.max(period.opens, instant), closes: period.closes };
  }
  throw new Error(
    `The business is closed for more than ${LONGEST_CLOSING_DAYS} days from ${new Date(day * DAY).toISOString()}`,
  );
}

/** The milliseconds between two instants in which the business is open; 0 when `to` is not after `from`. */
export function businessTimeBetween(from: Date, to: Date, closed: ClosedDays): number {
  let total = 0;
  if (to <= from) return total;
  for (const { opens, closes } of openPeriodsFrom(from.getTime(), closed)) {
    if (opens >= to.getTime()) break;
    total += Math.min(closes, to.getTime()) - opens;
  }
  return total;
}

/** The instant at which so many milliseconds of business time have passed; at closing time, not at the next opening. */
export function afterBusinessTime(from: Date, milliseconds: number, closed: ClosedDays): Date {
  let left = milliseconds;
  for (const { opens, closes } of openPeriodsFrom(from.getTime(), closed)) {
    if (closes - opens >= left) return new Date(opens + left);
    left -= closes - opens;
  }
  throw new Error('The periods have no end');
}
