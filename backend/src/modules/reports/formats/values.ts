import type { ReportUnit, ReportValue } from '@portal/contracts';
import { instantOf } from '../../../infrastructure/database/instant.js';
import { formatDay, formatDollars, formatInstant } from '../../../infrastructure/wording/american-formats.js';
import { BUSINESS_ZONE } from '../../../infrastructure/database/business-time.js';

/** What the database gives for a column of a report. */
export type RawValue = string | number | Date | null | undefined;

/** A value of the database as reports carry it: money in dollars, figures as numbers, days and instants as ISO texts. */
export function valueOf(unit: ReportUnit, raw: RawValue): ReportValue {
  if (raw === null || raw === undefined) return null;
  const text = raw instanceof Date ? raw.toISOString() : String(raw);
  switch (unit) {
    case 'usd':
      return Number(raw) / 100;
    case 'count':
    case 'days':
    case 'hours':
    case 'percent':
      return Number(raw);
    case 'instant':
      return instantOf(text);
    default:
      return text;
  }
}

/** The same for people: "$1,234.50", "62.5 %", "November 21, 2026". */
export function textOf(unit: ReportUnit, value: ReportValue): string {
  if (value === null) return '';
  switch (unit) {
    case 'usd':
      return formatDollars(Number(value));
    case 'percent':
      return `${value} %`;
    case 'count':
    case 'days':
    case 'hours':
      return Number(value).toLocaleString('en-US');
    case 'day':
      return formatDay(String(value));
    case 'instant':
      return formatInstant(new Date(value), BUSINESS_ZONE);
    default:
      return String(value);
  }
}
