/** A stretch of time, in whole or broken units. */
interface Stretch {
  days?: number;
  hours?: number;
  minutes?: number;
  seconds?: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * What the clock shows that a suite and all it starts run by: an instant that the test tool chooses, which then goes on.
 * The only way for a test to know the time.
 */
export const currentInstant = (): Date => new Date();

/** The instant that lies so far ahead, of {@link currentInstant} unless another is given; a day has 24 hours here. */
export const fromNow = (
  { days = 0, hours = 0, minutes = 0, seconds = 0 }: Stretch,
  now: Date | number = currentInstant(),
): Date => new Date(now.valueOf() + days * DAY + hours * HOUR + minutes * MINUTE + seconds * SECOND);

/** The instant that lies so far back, of {@link currentInstant} unless another is given; a day has 24 hours here. */
export const ago = (
  { days = 0, hours = 0, minutes = 0, seconds = 0 }: Stretch,
  now: Date | number = currentInstant(),
): Date => fromNow({ days: -days, hours: -hours, minutes: -minutes, seconds: -seconds }, now);

/**
 * The calendar day so many days after today, for example 2026-03-31: the office's, or that of another zone. For what is
 * counted in days: 24 hours from a late evening on it may be the day after tomorrow.
 */
export function dayFromNow(days: number, timeZone = 'America/New_York'): string {
  // eslint-disable-next-line no-restricted-syntax -- a day for a test's data, not for a screen
  const today = currentInstant().toLocaleDateString('en-CA', { timeZone });
  return fromNow({ days }, Date.parse(`${today}T00:00:00Z`))
    .toISOString()
    .slice(0, today.length);
}
