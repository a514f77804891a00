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

/** Why the expression isn't a schedule of at most one run every five minutes; undefined where it is. */
export function scheduleProblem(cron: string, timeZone: string, now: Date): string | undefined {
  try {
    const schedule = parseSchedule(cron, timeZone, now);
    const [first, second] = schedule.take(2);
    if (!first || !second) return 'This schedule never comes';
    const minutes = (second.getTime() - first.getTime()) / 60_000;
    return minutes < 5 ? 'At most every five minutes' : undefined;
  } catch {
    return 'Five fields: minute, hour, day, month, weekday, such as 0 8 * * 1-5';
  }
}
