import { availabilityRules, type ClosedDays, type HostAvailability } from '@portal/contracts';
import { DateTime } from 'luxon';
import { merged, without, type Interval } from './intervals.js';

const MINUTE = 60_000;
const BUFFER = availabilityRules.bufferMinutes * MINUTE;
const GRID = availabilityRules.gridMinutes * MINUTE;
const NOTICE = availabilityRules.noticeHours * 60 * MINUTE;
const MIDNIGHT = '24:00';

/** The hours of a host, as clock times in the host's zone, and the days on which the business is closed. */
export type HostHours = Pick<HostAvailability, 'time_zone' | 'weekly' | 'exceptions'> & { closed: ClosedDays };

/** A host's working time with what is taken of it; `busy` reaches to the end of the pause behind each meeting. */
export interface HostCalendar extends HostHours {
  busy: readonly Interval[];
}

/** The stretches in which a host works within a time. The host's exceptions replace a day's hours. */
export function workingTime(hours: HostHours, { from, to }: Interval): Interval[] {
  const stretches: Interval[] = [];
  const last = DateTime.fromMillis(to, { zone: hours.time_zone });
  let day = DateTime.fromMillis(from, { zone: hours.time_zone }).startOf('day');
  for (; day <= last; day = day.plus({ days: 1 })) {
    for (const open of hoursOf(hours, day)) stretches.push({ from: at(day, open.from), to: at(day, open.to) });
  }
  return clipped(merged(stretches), { from, to });
}

/** The stretches of a time in which a meeting with this host can be: within its hours, pauses kept around other meetings. */
export const freeTime = (host: HostCalendar, time: Interval): Interval[] =>
  without(
    workingTime(host, time),
    host.busy.map(({ from, to }) => ({ from: from - BUFFER, to })),
  );

/** The time that can be picked now: not too soon, not too far ahead. A meeting may end later than it. */
export const pickable = (now: number): Interval => ({
  from: now + NOTICE,
  to: DateTime.fromMillis(now, { zone: 'utc' }).plus({ days: availabilityRules.daysAhead }).toMillis(),
});

/** The beginnings of meetings of this length that the host is free for, on the grid, within a time. */
export function startsWithin(host: HostCalendar, minutes: number, time: Interval): number[] {
  const length = minutes * MINUTE;
  const starts: number[] = [];
  for (const { from, to } of freeTime(host, { from: time.from, to: time.to + length })) {
    for (let start = onGrid(from); start + length <= to && start <= time.to; start += GRID) starts.push(start);
  }
  return starts;
}

/** Whether the host is free for exactly this meeting. */
export function isFreeFor(host: HostCalendar, meeting: Interval, now: number): boolean {
  const { from, to } = pickable(now);
  if (meeting.from < from || meeting.from > to || onGrid(meeting.from) !== meeting.from) return false;
  return freeTime(host, meeting).some((free) => free.from <= meeting.from && meeting.to <= free.to);
}

/** Whether the meeting, with its pause, would fall into another one of the host's. */
export const collides = (host: Pick<HostCalendar, 'busy'>, meeting: Interval): boolean =>
  host.busy.some(({ from, to }) => meeting.from < to && from < meeting.to + BUFFER);

/** When a meeting's host is free again. */
export const busyUntil = (end: Date): Date => new Date(end.getTime() + BUFFER);

function hoursOf({ weekly, exceptions, closed }: HostHours, day: DateTime): { from: string; to: string }[] {
  const date = day.toFormat('yyyy-MM-dd');
  const special = exceptions.filter((exception) => exception.day === date);
  if (special.length > 0) {
    return special.flatMap(({ from, to }) => (from === null || to === null ? [] : [{ from, to }]));
  }
  return closed.has(date) ? [] : weekly.filter(({ weekday }) => weekday === day.weekday);
}

/** The instant of a clock time on a day. One that the change to daylight time leaves out is an hour later. */
function at(day: DateTime, clock: string): number {
  if (clock === MIDNIGHT) return day.plus({ days: 1 }).toMillis();
  const [hour, minute] = clock.split(':').map(Number);
  return day.set({ hour: hour ?? 0, minute: minute ?? 0 }).toMillis();
}

const onGrid = (instant: number): number => Math.ceil(instant / GRID) * GRID;

const clipped = (intervals: readonly Interval[], { from, to }: Interval): Interval[] =>
  intervals
    .map((one) => ({ from: Math.max(one.from, from), to: Math.min(one.to, to) }))
    .filter((one) => one.from < one.to);
