import { isFigure, reportValueText, type ReportTexts, type ReportUnit, type ReportValue } from '@portal/contracts';
import { instantOf } from '../../../infrastructure/database/views.js';
import { formatDollars, formatShortDay, formatShortInstant } from '../../../infrastructure/wording/american-formats.js';
import { monthName } from '../monthly/months.js';

/** What the database gives for a column of a report. */
export type RawValue = string | number | Date | null | undefined;

/** A value of the database as reports carry it: money in dollars, figures as numbers, days and instants as ISO texts. */
export function valueOf(unit: ReportUnit, raw: RawValue): ReportValue {
  if (raw === null || raw === undefined) return null;
  const text = raw instanceof Date ? raw.toISOString() : String(raw);
  switch (unit) {
    case 'usd':
      return Number(raw) / 100;
    case 'instant':
      return instantOf(text);
    default:
      return isFigure({ unit }) ? Number(raw) : text;
  }
}

const texts: ReportTexts = {
  money: formatDollars,
  day: formatShortDay,
  month: monthName,
  instant: (instant) => formatShortInstant(new Date(instant)),
  none: '',
};

/** The same for people, in files. */
export const textOf = (unit: ReportUnit, value: ReportValue): string => reportValueText(unit, value, texts);
