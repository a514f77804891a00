import { z } from 'zod';

/**
 * What a figure is counted in; texts and days are figures of a row as well. A value of `day` is that day, one of `week`,
 * `month` or `year` its first day.
 */
export const reportUnits = [
  'text',
  'count',
  'usd',
  'percent',
  'hours',
  'days',
  'day',
  'week',
  'month',
  'year',
  'instant',
] as const;
export type ReportUnit = (typeof reportUnits)[number];

const figures: ReadonlySet<ReportUnit> = new Set(['count', 'usd', 'percent', 'hours', 'days']);

/** Whether a column can be added up. */
export const isFigure = ({ unit }: { unit: ReportUnit }): boolean => figures.has(unit);

const periods: ReadonlySet<ReportUnit> = new Set(['week', 'month', 'year']);

/** Whether the values of a column are weeks, months or years. */
export const isPeriod = ({ unit }: { unit: ReportUnit }): boolean => periods.has(unit);

/** Whether the values of a column are days, or weeks, months or years by their first day. */
export const isDated = ({ unit }: { unit: ReportUnit }): boolean => unit === 'day' || periods.has(unit);

export const ReportValue = z.union([z.string(), z.number(), z.null()]);
export type ReportValue = z.infer<typeof ReportValue>;

/** How money, days, months and instants are written where a value is read; nothing where there is no value. */
export interface ReportTexts {
  money: (dollars: number) => string;
  day: (day: string) => string;
  /** Of a month as 2026-10. */
  month: (month: string) => string;
  instant: (instant: string) => string;
  none: string;
}

/** A value of a report as people read it: "$1,234.50", "62.5 %", "November 21, 2026", "October 2026". */
export function reportValueText(unit: ReportUnit, value: ReportValue, texts: ReportTexts): string {
  if (value === null) return texts.none;
  switch (unit) {
    case 'usd':
      return texts.money(Number(value));
    case 'percent':
      return `${value} %`;
    case 'count':
    case 'days':
    case 'hours':
      return Number(value).toLocaleString('en-US');
    case 'day':
      return texts.day(String(value));
    case 'week':
      return `Week of ${texts.day(String(value))}`;
    case 'month':
      return texts.month(String(value).slice(0, 7));
    case 'year':
      return String(value).slice(0, 4);
    case 'instant':
      return texts.instant(String(value));
    case 'text':
      return String(value);
  }
}
