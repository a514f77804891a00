import { z } from 'zod';
import { day } from '../core/primitives.js';
import type { ReportParameterName, ReportParams } from './report.contract.js';

/** What a scheduled report is about, derived from the day on which it is due. */
export const reportPeriods = [
  'today',
  'yesterday',
  'last_7_days',
  'last_week',
  'last_month',
  'this_month',
  'last_quarter',
  'this_year',
] as const;
export const ReportPeriod = z.enum(reportPeriods);
export type ReportPeriod = z.infer<typeof ReportPeriod>;

/** What the periods are called. A report of one day is of the last day of its period. */
export const reportPeriodNames: Readonly<Record<ReportPeriod, string>> = {
  today: 'The day it is sent',
  yesterday: 'The day before',
  last_7_days: 'Last 7 days',
  last_week: 'Last week, Monday to Sunday',
  last_month: 'Last month',
  this_month: 'This month so far',
  last_quarter: 'Last quarter',
  this_year: 'This year so far',
};

const isDay = (text: string | undefined): text is string => day.safeParse(text).success;

const DAY = 86_400_000;
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The first and last day of a period. @param day the one on which the report is due, at the office */
export function daysOfPeriod(period: ReportPeriod, day: string): { from: string; to: string } {
  const date = at(day);
  const [time, year, month] = [date.getTime(), date.getUTCFullYear(), date.getUTCMonth()];
  const between = (from: number, to: number) => ({ from: dayOf(from), to: dayOf(to) });
  switch (period) {
    case 'today':
      return { from: day, to: day };
    case 'yesterday':
      return between(time - DAY, time - DAY);
    case 'last_7_days':
      return between(time - 7 * DAY, time - DAY);
    case 'last_week': {
      const monday = time - ((date.getUTCDay() + 6) % 7) * DAY;
      return between(monday - 7 * DAY, monday - DAY);
    }
    case 'last_month':
      return between(Date.UTC(year, month - 1, 1), Date.UTC(year, month, 0));
    case 'this_month':
      return between(Date.UTC(year, month, 1), time);
    case 'last_quarter': {
      const begun = month - (month % 3);
      return between(Date.UTC(year, begun - 3, 1), Date.UTC(year, begun, 0));
    }
    case 'this_year':
      return between(Date.UTC(year, 0, 1), time);
  }
}

/** Whether a report with these parameters is about a period, or about the end of a day. */
export const takesPeriod = (parameters: readonly ReportParameterName[]): boolean =>
  parameters.includes('from') || parameters.includes('as_of');

/** The days of a period as parameters of a report that takes these. */
export function paramsOfPeriod(
  parameters: readonly ReportParameterName[],
  period: ReportPeriod | null,
  day: string,
): ReportParams {
  if (period === null) return {};
  const { from, to } = daysOfPeriod(period, day);
  return {
    ...(parameters.includes('from') ? { from, to } : {}),
    ...(parameters.includes('as_of') ? { as_of: to } : {}),
  };
}

/**
 * The period of the same length right before: as many months where it begins with a month, else as many days.
 * Undefined without both days.
 */
export function periodBefore({
  from,
  to,
}: Pick<ReportParams, 'from' | 'to'>): { from: string; to: string } | undefined {
  // an address can name anything
  if (!isDay(from) || !isDay(to) || to < from) return undefined;
  const [first, last] = [at(from), at(to)];
  if (first.getUTCDate() !== 1) {
    const length = last.getTime() - first.getTime() + DAY;
    return { from: dayOf(first.getTime() - length), to: dayOf(first.getTime() - DAY) };
  }
  const months = (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth() + 1;
  const [year, month] = [last.getUTCFullYear(), last.getUTCMonth() - months];
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const endsMonth = dayOf(last.getTime() + DAY).endsWith('-01');
  return {
    from: dayOf(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() - months, 1)),
    to: dayOf(Date.UTC(year, month, endsMonth ? length : Math.min(last.getUTCDate(), length))),
  };
}
