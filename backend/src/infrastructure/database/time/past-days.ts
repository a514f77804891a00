import { DomainError } from '@portal/contracts';
import { businessDayAt } from './business-time.js';

/** @throws DomainError `invalid` naming each day that is after today at the office */
export function assertPast(days: Readonly<Record<string, string | undefined>>): void {
  const today = businessDayAt(new Date());
  const details = Object.entries(days).flatMap(([path, day]) =>
    day !== undefined && day > today ? [{ path, message: 'This day has not come yet' }] : [],
  );
  if (details.length > 0) throw new DomainError('invalid', {}, { details });
}

/** Between 9 and 10, or 16 and 17 o'clock at the office. */
const HOURS_IN_UTC = { morning: '14', afternoon: '21' } as const;

/**
 * An instant of a day of which no time is known, never after now: what began and ended on one day took some hours.
 * @param now milliseconds; one for all days of a record
 */
export const pastInstantOf = (day: string, time: keyof typeof HOURS_IN_UTC, now: number): Date =>
  new Date(Math.min(Date.parse(`${day}T${HOURS_IN_UTC[time]}:00:00Z`), now));
