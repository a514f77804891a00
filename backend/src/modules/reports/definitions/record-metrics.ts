import type { MetricLabel, ReportUnit } from '@portal/contracts';

/** Metrics by their unit. */
const metricIn =
  (unit: ReportUnit) =>
  (label: string, sentence: string): MetricLabel => ({ label, sentence, unit });
export const text = metricIn('text');
export const day = metricIn('day');
export const count = metricIn('count');
export const percent = metricIn('percent');
export const hours = metricIn('hours');
export const usd = metricIn('usd');
export const instant = metricIn('instant');

/** What names a record and places it. */
export const recordMetrics = {
  number: text('Number', 'The number of the record'),
  customer: text('Customer', 'The customer whose record it is'),
  company: text('Company', 'The company of its customer'),
  from: day('From', 'The first day that the row counts, at the office'),
  to: day('To', 'The last day that the row counts, at the office'),
  status: text('Status', 'The state of the record when the report was made'),
  lastSeen: instant('Last seen', 'When somebody of them last used the portal'),
} as const satisfies Record<string, MetricLabel>;

export const goodRatings = percent('Good ratings', 'Of all ratings of solved tickets, the good ones');
