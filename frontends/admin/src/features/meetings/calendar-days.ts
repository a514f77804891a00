import type { MeetingView } from '@portal/contracts';
import { dayOf } from '@portal/features';
import { formatDay, instantOfWallClock, wallClockOf } from '@portal/ui';

export type CalendarView = 'week' | 'month';

const DAY = 86_400_000;
const MINUTE = 60_000;
const WEEK = 7;

const utcOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The day so many days later; days are written like 2026-03-31. */
export const addDays = (day: string, days: number): string =>
  new Date(utcOf(day).getTime() + days * DAY).toISOString().slice(0, 10);

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((utcOf(day).getUTCDay() + 6) % WEEK));

/** The first day of a day's month. */
export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** The days that a view shows: a week from Monday, or the whole weeks of a month. */
export function daysOf(view: CalendarView, from: string): string[] {
  if (view === 'week') return Array.from({ length: WEEK }, (_, index) => addDays(mondayOf(from), index));
  const first = mondayOf(firstOfMonth(from));
  const end = addDays(nextFrom('month', from, 1), -1);
  const weeks = Math.floor((utcOf(end).getTime() - utcOf(first).getTime()) / DAY / WEEK) + 1;
  return Array.from({ length: weeks * WEEK }, (_, index) => addDays(first, index));
}

/** Where the week or month before or after begins. */
export function nextFrom(view: CalendarView, from: string, by: 1 | -1): string {
  if (view === 'week') return addDays(mondayOf(from), by * WEEK);
  const first = utcOf(firstOfMonth(from));
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + by, 1)).toISOString().slice(0, 10);
}

/** What a view is called: "Nov 23 – Nov 29, 2026" or "November 2026". */
export function periodText(view: CalendarView, from: string): string {
  if (view === 'month') return formatDay(firstOfMonth(from), 'month');
  const monday = mondayOf(from);
  return `${formatDay(monday, 'date')} – ${formatDay(addDays(monday, WEEK - 1), 'dateWithYear')}`;
}

/** The instants between which these days lie on the reader's clock. */
export function spanOf(days: readonly string[], timeZone: string | undefined): { from: string; to: string } {
  const [first = '', last = first] = [days[0], days.at(-1)];
  return {
    from: instantOfWallClock(`${first}T00:00`, timeZone),
    to: instantOfWallClock(`${addDays(last, 1)}T00:00`, timeZone),
  };
}

/** The meetings of each day, on the reader's clock. */
export const byDay = (
  meetings: readonly MeetingView[],
  timeZone: string | undefined,
): ReadonlyMap<string, MeetingView[]> =>
  Map.groupBy(meetings, (meeting) => dayOf(Date.parse(meeting.starts_at), timeZone));

/** A meeting's place in the column of its day. */
export interface Placed {
  meeting: MeetingView;
  /** Minutes from midnight on the reader's clock. */
  start: number;
  /** Minutes; at least a quarter of an hour, so that it can be read. */
  length: number;
  /** Beside which others of the same time, and how many there are. */
  lane: number;
  lanes: number;
}

/** Places the meetings of one day, in the order of their beginning: those that overlap side by side. */
export function placed(meetings: readonly MeetingView[], timeZone: string | undefined): Placed[] {
  const rows = meetings
    .map((meeting) => {
      const [hours = 0, minutes = 0] = wallClockOf(meeting.starts_at, timeZone).slice(11).split(':').map(Number);
      const length = (Date.parse(meeting.ends_at) - Date.parse(meeting.starts_at)) / MINUTE;
      return { meeting, start: hours * 60 + minutes, length: Math.max(15, length), lane: 0, lanes: 1 };
    })
    .toSorted((one, other) => one.start - other.start);
  let group: Placed[] = [];
  let ends = 0;
  for (const row of rows) {
    if (row.start >= ends) group = [];
    const taken = new Set(group.filter((one) => one.start + one.length > row.start).map(({ lane }) => lane));
    while (taken.has(row.lane)) row.lane += 1;
    group.push(row);
    ends = Math.max(group.length === 1 ? 0 : ends, row.start + row.length);
    const lanes = Math.max(...group.map(({ lane }) => lane)) + 1;
    for (const one of group) one.lanes = lanes;
  }
  return rows;
}

/** The hours that a week shows: those of the office, and what lies outside. */
export function hoursOf(days: readonly (readonly Placed[])[]): { from: number; to: number } {
  const all = days.flat();
  return {
    from: Math.min(8, ...all.map(({ start }) => Math.floor(start / 60))),
    to: Math.min(24, Math.max(18, ...all.map(({ start, length }) => Math.ceil((start + length) / 60)))),
  };
}
