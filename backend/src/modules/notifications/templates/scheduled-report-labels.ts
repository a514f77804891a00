import type { ReportParams } from '@portal/contracts';
import { formatDay } from '../../../infrastructure/wording/american-formats.js';

/** "October 1, 2026 – October 31, 2026", "as of October 31, 2026"; empty for a report without a period. */
export function reportPeriodText({ from, to, as_of: asOf }: ReportParams): string {
  if (asOf !== undefined) return `as of ${formatDay(asOf)}`;
  if (from === undefined || to === undefined) return '';
  return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
}

/** "12 rows" */
export const rowsText = (rows: number): string => (rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`);

/** The variables that name a report: its name, its period, and both. */
export const reportNames = (report: string, period: string): { report: string; period: string; about: string } => ({
  report,
  period,
  about: period === '' ? report : `${report}, ${period}`,
});
