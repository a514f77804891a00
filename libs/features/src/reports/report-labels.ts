import {
  labelsOf,
  reportChartKinds,
  messages,
  reportParameterNames,
  reportRunStatuses,
  reportValueText,
  type ReportFormat,
  type ReportParams,
  type ReportUnit,
  type ReportValue,
} from '@portal/contracts';
import { exactTimeText, formatDay, monthText, type TimeStyle } from '@portal/ui';
import { moneyText } from '../billing/money.js';

export const reportStatusLabels = labelsOf(reportRunStatuses, { succeeded: 'Ready' });

export const reportFormatLabels: Record<ReportFormat, string> = {
  csv: 'CSV',
  xlsx: 'Excel',
  pdf: 'PDF',
  json: 'JSON',
};

export const parameterLabels = labelsOf(reportParameterNames, {
  bucket: 'By',
  project_id: 'Project',
  customer_id: 'Customer',
  company_id: 'Company',
});

export const chartKindLabels = labelsOf(reportChartKinds, { share: 'Shares', table: 'Table only' });

/** The toasts of reports. */
export const reportToasts = {
  generated: { success: messages.success.reportGenerated, failure: messages.failure.reportGenerate },
  cancelled: { short: 'Report cancelled', failure: 'Failed to cancel the report.' },
  saved: { short: 'Report saved', failure: 'Failed to save the report.' },
  removed: { short: 'Report deleted', failure: 'Failed to delete the report.' },
  pinned: { failure: 'Failed to pin the figure.' },
  scheduled: { short: 'Report scheduled', failure: 'Failed to schedule the report.' },
  rescheduled: { short: 'Schedule saved', failure: 'Failed to save the schedule.' },
  paused: { short: 'Schedule paused', failure: 'Failed to pause the schedule.' },
  resumed: { short: 'Schedule resumed', failure: 'Failed to resume the schedule.' },
  sending: { short: 'The report is being made and sent', failure: 'Failed to send the report.' },
  unscheduled: { short: 'Schedule deleted', failure: 'Failed to delete the schedule.' },
} as const;

/** "Mar 31, 2026": reports lie about, so that their days have a year. */
const dayText = (day: string): string => formatDay(day, 'dateWithYear');

/** A value of a report on the screen. */
export const valueText = (unit: ReportUnit, value: ReportValue, style: TimeStyle): string =>
  reportValueText(unit, value, {
    money: moneyText,
    day: dayText,
    month: (month) => monthText(month),
    instant: (instant) => exactTimeText(instant, style),
    none: '–',
  });

/** What a report was asked for, as far as it stands in words: "January 1 – March 31, 2026, by month". */
export function paramsText({ from, to, as_of: asOf, bucket, ...narrowing }: ReportParams): string {
  const parts = [
    from !== undefined && to !== undefined ? `${dayText(from)} – ${dayText(to)}` : '',
    asOf === undefined ? '' : `As of ${dayText(asOf)}`,
    bucket === undefined ? '' : `by ${bucket}`,
    narrowing.project_id === undefined ? '' : 'one project',
    narrowing.customer_id === undefined ? '' : 'one customer',
    narrowing.company_id === undefined ? '' : 'one company',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
