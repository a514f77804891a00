import type { WorkflowStart } from '@portal/contracts';
import { CronExpressionParser } from 'cron-parser';

/** When a schedule is due next after the instant, in its own zone; null for other starts. */
export function nextRunOf(start: WorkflowStart, after: Date): Date | null {
  if (start.type !== 'schedule') return null;
  return parseSchedule(start.cron, start.time_zone, after).next().toDate();
}

/** @throws Error where the expression isn't one */
const parseSchedule = (cron: string, tz: string, currentDate: Date) => {
  if (cron.trim().split(/\s+/).length !== 5) throw new Error('A schedule has five fields');
  return CronExpressionParser.parse(cron, { tz, currentDate });
};

/** Minutes between two runs at least. */
const LEAST_GAP = 5;
const MINUTES_A_DAY = 1_440;
const NEVER = 'This day never comes: the month has fewer days';
const SHAPE = 'Five fields: minute, hour, day, month, weekday, such as 0 8 * * 1-5';
/** A leap year, from which the days of a schedule are looked through up to the next one: the same at every saving. */
const FIRST_DAY = new Date('2023-12-31T12:00:00Z');
const DAYS_LOOKED_AT = 4 * 366;

/** Why the expression isn't a schedule of at most one run every five minutes; undefined where it is. */
export function scheduleProblem(cron: string, timeZone: string): string | undefined {
  if (/\bH\b/i.test(cron)) return 'H stands for another minute at each reading. Write the minute itself';
  if (neverComes(cron)) return NEVER;
  try {
    const { minute, hour } = parseSchedule(cron, timeZone, FIRST_DAY).fields;
    const times = hour.values.flatMap((hours) => minute.values.map((minutes) => hours * 60 + minutes));
    const [first = 0, last = 0] = [times[0], times.at(-1)];
    const isTooOften =
      times.some((time, index) => index > 0 && time - (times[index - 1] ?? 0) < LEAST_GAP) ||
      (first + MINUTES_A_DAY - last < LEAST_GAP && hasDaysInARow(cron));
    return isTooOften ? `At most every ${LEAST_GAP} minutes` : undefined;
  } catch {
    return SHAPE;
  }
}

/** Days of each month; February's of a leap year. */
const LONGEST = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether its days are in none of its months. The parser refuses that of one month only, and as a mistyped expression. */
function neverComes(cron: string): boolean {
  const [, , day = '', month = '', weekday] = cron.trim().split(/\s+/);
  if (weekday !== '*' && weekday !== '?') return false; // comes on these weekdays as well
  try {
    const first = Math.min(...daysOf(day));
    const longest = Math.max(...monthsOf(month).map((number) => LONGEST[number - 1] ?? 0));
    return first > longest;
  } catch {
    return false;
  }
}

/** The last day of a month is in each. @throws Error where it isn't one */
const daysOf = (day: string): number[] =>
  CronExpressionParser.parse(`0 0 ${day} * *`).fields.dayOfMonth.values.map((value) => Number(value) || 1);

/** @throws Error where it isn't one */
const monthsOf = (month: string): readonly number[] =>
  CronExpressionParser.parse(`0 0 1 ${month} *`).fields.month.values;

/** Whether it comes on two days that follow one another. */
function hasDaysInARow(cron: string): boolean {
  const [, , ...days] = cron.trim().split(/\s+/);
  const schedule = parseSchedule(['0 0', ...days].join(' '), 'UTC', FIRST_DAY);
  let previous = 0;
  for (let looked = 0; looked < DAYS_LOOKED_AT; looked++) {
    const next = schedule.next().getTime();
    if (next - previous === MINUTES_A_DAY * 60_000) return true;
    if (next - FIRST_DAY.getTime() > DAYS_LOOKED_AT * MINUTES_A_DAY * 60_000) return false;
    previous = next;
  }
  return false;
}
