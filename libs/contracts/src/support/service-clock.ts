import { businessHours } from '../business-hours/business-hours.js';
import type { Priority } from '../core/priorities.js';
import { afterBusinessTime, businessTimeBetween, type ClosedDays } from '../business-hours/business-time.js';
import { serviceLevels, type ServiceLevel } from './service-levels.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BUSINESS_DAY = (businessHours.closes - businessHours.opens) * HOUR;
/** Of a promised time, the part after which a warning goes out. */
const WARNING_AT = 0.75;

/** A time in which the clock stands still; without end while it still does. */
export interface Pause {
  from: Date;
  to: Date | null;
}

/** What a clock of a ticket is computed from. */
export interface ClockInput {
  /** The priority now: all the time that has passed counts by its promise. */
  priority: Priority;
  promise: 'first_response' | 'resolution';
  opened_at: Date;
  /** In order, without overlap; only the last one may have no end. */
  pauses: readonly Pause[];
  /** When the promise was kept or missed for good; null until then. */
  met_at: Date | null;
}

export const clockStates = ['running', 'warning', 'breached', 'paused', 'met', 'missed'] as const;
export type ClockState = (typeof clockStates)[number];

/** The two instants of a promise. Null: the clock stands still before it is reached. */
export interface ClockMoments {
  warning_at: Date | null;
  due_at: Date | null;
}

const clocks: Record<ServiceLevel['clock'], { between: typeof businessTimeBetween; after: typeof afterBusinessTime }> =
  {
    around_the_clock: {
      between: (from, to) => Math.max(0, to.getTime() - from.getTime()),
      after: (from, milliseconds) => new Date(from.getTime() + milliseconds),
    },
    business_hours: { between: businessTimeBetween, after: afterBusinessTime },
  };

/** The milliseconds that a promise allows. */
export const promisedTime = ({ priority, promise }: Pick<ClockInput, 'priority' | 'promise'>): number =>
  serviceLevels[priority][promise === 'resolution' ? 'resolution_minutes' : 'response_minutes'] * MINUTE;

/** The milliseconds between two instants that count for a priority. */
export const countedBetween = (priority: Priority, from: Date, to: Date, closed: ClosedDays): number =>
  clocks[serviceLevels[priority].clock].between(from, to, closed);

/** The times in which the clock ran, in order; the last one has no end unless it stands still now. */
function runningPeriods({ opened_at, pauses }: Pick<ClockInput, 'opened_at' | 'pauses'>): Pause[] {
  const periods: Pause[] = [];
  let since: Date | null = opened_at;
  for (const pause of pauses) {
    if (since) periods.push({ from: since, to: pause.from });
    since = pause.to;
  }
  return since ? [...periods, { from: since, to: null }] : periods;
}

/** When so much of a promise has been used; null while the clock stands still before that. */
function momentOf(input: ClockInput, milliseconds: number, closed: ClosedDays): Date | null {
  const { between, after } = clocks[serviceLevels[input.priority].clock];
  let left = milliseconds;
  for (const { from, to } of runningPeriods(input)) {
    const passed = to ? between(from, to, closed) : Infinity;
    if (passed >= left) return after(from, left, closed);
    left -= passed;
  }
  return null;
}

/** When a ticket's promise is due and when three quarters of its time have passed (decisions, section 5). */
export const clockMoments = (input: ClockInput, closed: ClosedDays): ClockMoments => ({
  warning_at: momentOf(input, promisedTime(input) * WARNING_AT, closed),
  due_at: momentOf(input, promisedTime(input), closed),
});

/** When the first answer to a ticket that is opened now is due at the latest. */
export const firstAnswerDue = (priority: Priority, opened: Date, closed: ClosedDays): Date =>
  clocks[serviceLevels[priority].clock].after(opened, promisedTime({ priority, promise: 'first_response' }), closed);

/**
 * The promise that is due next: the first answer until there is one, then the solution. A ticket that its customer
 * resolved without an answer owes none. Lists sort by the same promise (`next_due_at`).
 */
export const nextPromise = ({
  first_response,
  resolution,
}: Readonly<Record<ClockInput['promise'], { met_at: string | null }>>): ClockInput['promise'] =>
  first_response.met_at === null && resolution.met_at === null ? 'first_response' : 'resolution';

/** What a clock shows at an instant. */
export function clockStateOf(
  { warning_at, due_at }: ClockMoments,
  { met_at, paused }: { met_at: Date | null; paused: boolean },
  now: Date,
): ClockState {
  if (met_at) return due_at && met_at > due_at ? 'missed' : 'met';
  if (due_at && now > due_at) return 'breached';
  if (paused) return 'paused';
  return warning_at && now >= warning_at ? 'warning' : 'running';
}

/** A time of a clock in words: "2 h 10 min", "1 h", "less than a minute". */
export function countedTimeLabel(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes < 1) return 'less than a minute';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

/** Such a time in business days of ten hours, once it is that long: "4 business days 8 h". */
function businessTimeLabel(milliseconds: number): string {
  const days = Math.floor(milliseconds / BUSINESS_DAY);
  if (days < 1) return `${countedTimeLabel(milliseconds)} (business hours)`;
  const hours = Math.floor((milliseconds % BUSINESS_DAY) / HOUR);
  return [`${days} business ${days === 1 ? 'day' : 'days'}`, hours > 0 && `${hours} h`].filter(Boolean).join(' ');
}

/** How much of a promise has been used at an instant, from 0 to 1, by the clock that counts for the priority. */
export function usedShare(
  promise: Pick<ClockInput, 'priority' | 'promise'>,
  due: Date,
  now: Date,
  closed: ClosedDays,
): number {
  const left = now < due ? countedBetween(promise.priority, now, due, closed) : 0;
  return 1 - Math.min(1, left / promisedTime(promise));
}

/** What is left until an instant, or has passed since, in few letters: "26 min", "8 h", "2 d", "late 1 h". */
export function shortTimeLeft(priority: Priority, due: Date, now: Date, closed: ClosedDays): string {
  const isLate = now > due;
  const [from, to] = isLate ? [due, now] : [now, due];
  const day = serviceLevels[priority].clock === 'business_hours' ? BUSINESS_DAY : 24 * HOUR;
  const left = countedBetween(priority, from, to, closed);
  const unit = left >= day ? ([day, 'd'] as const) : left >= HOUR ? ([HOUR, 'h'] as const) : ([MINUTE, 'min'] as const);
  return `${isLate ? 'late ' : ''}${Math.floor(left / unit[0])} ${unit[1]}`;
}

/** What is left until an instant, or has passed since, counted for a priority: "due in 2 h 10 min (business hours)". */
export function dueLabel(priority: Priority, due: Date, now: Date, closed: ClosedDays): string {
  const label = serviceLevels[priority].clock === 'business_hours' ? businessTimeLabel : countedTimeLabel;
  return now <= due
    ? `due in ${label(countedBetween(priority, now, due, closed))}`
    : `late by ${label(countedBetween(priority, due, now, closed))}`;
}
