import { partsOf } from './date-formats.js';

const MINUTE = 60_000;

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string | undefined): number {
  const { year, month, day, hour, minute } = partsOf(instant, 'clockParts', timeZone);
  const wall = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  return wall - Math.floor(instant / MINUTE) * MINUTE;
}

/** An instant as a date and time field of the browser wants it, on the reader's clock: "2026-03-08T09:30". */
export function wallClockOf(instant: string, timeZone?: string): string {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? '' : new Date(time + offsetAt(time, timeZone)).toISOString().slice(0, 16);
}

/**
 * The instant at which the reader's clock shows a date and time, ISO 8601 in UTC; empty without one. An hour that the
 * change to daylight time skips counts as the one after it.
 */
export function instantOfWallClock(wall: string, timeZone?: string): string {
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc)) return '';
  const near = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(near, timeZone)).toISOString();
}
