import { instantOfWallClock, wallClockOf, formatDay, zoneNameOf } from '@portal/ui';

/** The times of a cron expression, each field as the numbers that it takes. Sundays are 0. */
interface Schedule {
  minutes: ReadonlySet<number>;
  hours: ReadonlySet<number>;
  days: ReadonlySet<number>;
  months: ReadonlySet<number>;
  weekdays: ReadonlySet<number>;
  /** Days of the month and weekdays both say something: either is enough. */
  isEither: boolean;
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const DAY = 86_400_000;
/** Days that are looked through for the next times: leap days come within them. */
const HORIZON = 366 * 5;

function numberIn(text: string, names: readonly string[], low: number): number {
  const at = names.indexOf(text.toLowerCase().slice(0, 3));
  if (at >= 0) return at + low;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** The numbers of one part of a field: "5", "1-5", "*", "0-59/15". */
function partOf(part: string, low: number, high: number, names: readonly string[]): number[] | undefined {
  const [range = '', stepText = '1', ...more] = part.split('/');
  const step = Number(stepText);
  if (more.length > 0 || !Number.isInteger(step) || step < 1) return undefined;
  const [from = '', to] = range === '*' ? [String(low), String(high)] : range.split('-');
  const first = numberIn(from, names, low);
  const last = to === undefined ? (part.includes('/') ? high : first) : numberIn(to, names, low);
  if (!(first >= low && last <= high && first <= last)) return undefined;
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
}

/** The numbers of a field, whose names stand for them from the lowest on. */
function fieldOf(text: string, low: number, high: number, names: readonly string[] = []): Set<number> | undefined {
  const parts = text.split(',').map((part) => partOf(part, low, high, names));
  const known = parts.filter((part) => part !== undefined);
  return known.length === parts.length ? new Set(known.flat()) : undefined;
}

/** Reads a cron expression of five fields; undefined for what isn't one. */
function readSchedule(cron: string): Schedule | undefined {
  const fields = cron.trim().split(/\s+/);
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = fields;
  if (fields.length !== 5) return undefined;
  const minutes = fieldOf(minute, 0, 59);
  const hours = fieldOf(hour, 0, 23);
  const days = fieldOf(day, 1, 31);
  const months = fieldOf(month, 1, 12, monthNames);
  const sevens = fieldOf(weekday, 0, 7, dayNames);
  if (!minutes || !hours || !days || !months || !sevens) return undefined;
  const weekdays = new Set([...sevens].map((one) => one % 7));
  return { minutes, hours, days, months, weekdays, isEither: !day.startsWith('*') && !weekday.startsWith('*') };
}

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * The next times of a schedule on the clocks of its zone, as ISO instants; none for an expression that isn't one. An
 * hour that the change to daylight time skips counts as the one after it.
 */
export function nextTimes(cron: string, timeZone: string, after: number, count: number): string[] {
  const schedule = readSchedule(cron);
  if (!schedule) return [];
  const { minutes, hours, days, months, weekdays, isEither } = schedule;
  const today = Date.parse(`${wallClockOf(new Date(after).toISOString(), timeZone).slice(0, 10)}T00:00:00Z`);
  const ordered = (set: ReadonlySet<number>): number[] => [...set].sort((one, other) => one - other);
  const times: string[] = [];
  for (let offset = 0; offset < HORIZON && times.length < count; offset++) {
    const date = new Date(today + offset * DAY);
    const [isDay, isWeekday] = [days.has(date.getUTCDate()), weekdays.has(date.getUTCDay())];
    if (!months.has(date.getUTCMonth() + 1) || !(isEither ? isDay || isWeekday : isDay && isWeekday)) continue;
    const dayText = date.toISOString().slice(0, 10);
    for (const hour of ordered(hours))
      for (const minute of ordered(minutes)) {
        const at = instantOfWallClock(`${dayText}T${two(hour)}:${two(minute)}`, timeZone);
        if (times.length < count && Date.parse(at) > after) times.push(at);
      }
  }
  return times;
}

/** How often a schedule comes, for a form without expressions. */
export const paces = ['hour', 'day', 'weekdays', 'week', 'month', 'custom'] as const;
export type Pace = (typeof paces)[number];

/** A schedule as the form has it. */
export interface SimpleSchedule {
  pace: Pace;
  /** "08:00"; of an hourly one only the minutes count. */
  time: string;
  weekday: number;
  day: number;
}

const only = (set: ReadonlySet<number>): number | undefined => (set.size === 1 ? [...set][0] : undefined);

/** The form's view of an expression; `custom` for those that it can't show. */
export function simpleOf(cron: string): SimpleSchedule {
  const base: SimpleSchedule = { pace: 'custom', time: '08:00', weekday: 1, day: 1 };
  const read = readSchedule(cron);
  const minute = read && only(read.minutes);
  if (!read || minute === undefined || read.months.size !== 12) return base;
  const isAnyDay = read.days.size === 31;
  if (read.hours.size === 24 && isAnyDay && read.weekdays.size === 7)
    return { ...base, pace: 'hour', time: `00:${two(minute)}` };
  const hour = only(read.hours);
  if (hour === undefined) return base;
  const at = { ...base, time: `${two(hour)}:${two(minute)}` };
  const weekdays = [...read.weekdays].sort((one, other) => one - other).join();
  if (isAnyDay && read.weekdays.size === 7) return { ...at, pace: 'day' };
  if (isAnyDay && weekdays === '1,2,3,4,5') return { ...at, pace: 'weekdays' };
  const [weekday, day] = [only(read.weekdays), only(read.days)];
  if (isAnyDay && weekday !== undefined) return { ...at, pace: 'week', weekday };
  if (day !== undefined && read.weekdays.size === 7) return { ...at, pace: 'month', day };
  return base;
}

/** The expression of what the form has; that of a custom one stays. */
export function cronOf({ pace, time, weekday, day }: SimpleSchedule, custom: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const at = `${minute} ${hour}`;
  return {
    hour: `${minute} * * * *`,
    day: `${at} * * *`,
    weekdays: `${at} * * 1-5`,
    week: `${at} * * ${weekday}`,
    month: `${at} ${day} * *`,
    custom,
  }[pace];
}

/** Sundays are 0; January 7, 2024 was one. */
export const weekdayName = (weekday: number): string => formatDay(`2024-01-${two(7 + weekday)}`, 'weekday');

const clock = (hour: number, minute: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`;

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

function daysText(weekdays: ReadonlySet<number>): string {
  const days = [...weekdays].sort((one, other) => one - other);
  if (days.join() === '1,2,3,4,5') return 'Every weekday';
  return `Every ${joined(days.map(weekdayName))}`;
}

/** When a schedule comes, in words: "Every weekday at 8:00 AM"; the expression itself where there are none. */
export function scheduleText(cron: string): string {
  const read = readSchedule(cron);
  if (!read) return cron.trim() ? `On the schedule ${cron}` : 'On a schedule';
  const { minutes, days, months, weekdays } = read;
  const [minute, hour, isEveryDay] = [only(minutes), only(read.hours), days.size === 31 && weekdays.size === 7];
  if (months.size === 12 && isEveryDay && read.hours.size === 24)
    return minute === undefined ? `${minutes.size} times an hour` : `Every hour at ${minute} minutes past`;
  if (months.size !== 12 || minute === undefined || hour === undefined) return `On the schedule ${cron}`;
  const at = `at ${clock(hour, minute)}`;
  if (isEveryDay) return `Every day ${at}`;
  if (days.size === 31) return `${daysText(weekdays)} ${at}`;
  if (weekdays.size === 7 && days.size === 1) return `On day ${[...days].join()} of every month ${at}`;
  return `On the schedule ${cron}`;
}

/** The same with its zone: "Every weekday at 8:00 AM, Eastern Time". */
export const scheduleSentence = (cron: string, timeZone: string): string => {
  const zone = zoneNameOf(timeZone, 'longGeneric');
  return zone ? `${scheduleText(cron)}, ${zone}` : scheduleText(cron);
};
