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
const SHAPE = 'Five fields: minute, hour, day, month, weekday, such as 0 8 * * 1-5';
/** A leap year, from which the days of a schedule are looked through up to the next one: the same at every saving. */
const FIRST_DAY = new Date('2023-12-31T12:00:00Z');
const DAYS_LOOKED_AT = 4 * 366;

/** Why the expression isn't a schedule of at most one run every five minutes; undefined where it is. */
export function scheduleProblem(cron: string, timeZone: string): string | undefined {
  if (/\bH\b/i.test(cron)) return 'H stands for another minute at each reading. Write the minute itself';
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
