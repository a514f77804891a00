import type { QuietHours } from '@portal/contracts';
import { DateTime } from 'luxon';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** Minutes since midnight of a wall time like 22:30. */
const minutesOf = (wall: string): number => Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3, 5));

const wallMinutes = (at: Date, zone: string): number => {
  const { hour, minute } = DateTime.fromJSDate(at, { zone });
  return hour * 60 + minute;
};

/** Whether the clock on the wall shows a time from `from` up to before `to`; these may lie around midnight. */
export function isQuiet(at: Date, { from, to }: QuietHours, zone: string): boolean {
  const [begin, end, now] = [minutesOf(from), minutesOf(to), wallMinutes(at, zone)];
  return begin < end ? begin <= now && now < end : now >= begin || now < end;
}

/** The first instant that isn't quiet, which is the given one outside of the quiet hours. */
export function endOfQuiet(at: Date, quiet: QuietHours, zone: string): Date {
  if (!isQuiet(at, quiet, zone)) return at;
  const wait = (minutesOf(quiet.to) - wallMinutes(at, zone) + DAY) % DAY;
  const end = new Date(Math.floor(at.getTime() / MINUTE) * MINUTE + wait * MINUTE);
  const change = clockChangeBetween(at, end, zone);
  return change ? endOfQuiet(change, quiet, zone) : end;
}

const offsetOf = (at: number, zone: string): number => DateTime.fromMillis(at, { zone }).offset;

/** The minute in which the clocks change; there is at most one within a day. */
function clockChangeBetween(after: Date, until: Date, zone: string): Date | undefined {
  const before = offsetOf(after.getTime(), zone);
  if (offsetOf(until.getTime(), zone) === before) return undefined;
  let [low, high] = [Math.floor(after.getTime() / MINUTE), until.getTime() / MINUTE];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetOf(middle * MINUTE, zone) === before) low = middle;
    else high = middle;
  }
  return new Date(high * MINUTE);
}
