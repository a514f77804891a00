import {
  daysOfPeriod,
  labelsOf,
  reportDeliveryOutcomes,
  reportPeriods,
  reportScheduleStatuses,
  type LastOutcome,
  type ReportParameterName,
  type ReportParams,
  type ReportPeriod,
  type ReportScheduleView,
} from '@portal/contracts';
import { formatDay } from '@portal/ui';
import { type Tone, tonesOf } from '@portal/ui-antd';

export const scheduleStatusLabels = labelsOf(reportScheduleStatuses);

export const scheduleStatusTones = tonesOf(reportScheduleStatuses);

export const outcomeLabels = labelsOf(reportDeliveryOutcomes, {
  waiting: 'Being made',
  empty: 'Empty, not sent',
  refused: 'May not read it',
});

export const outcomeTones = tonesOf(reportDeliveryOutcomes, { waiting: 'info' });

/** What a schedule is of, with what it can be asked for. */
export interface ScheduledReport {
  title: string;
  definition: ReportScheduleView['definition'];
  customReportId?: string;
  parameters: readonly ReportParameterName[];
}

/** The period that these days are, seen from today; the last month where they are none. */
export const periodOf = ({ from, to, as_of: asOf }: ReportParams, today: string): ReportPeriod =>
  reportPeriods.find((period) => {
    const days = daysOfPeriod(period, today);
    return asOf === undefined ? days.from === from && days.to === to : days.to === asOf;
  }) ?? (asOf === undefined ? 'last_month' : 'today');

/** "October 1 – 31" of a period as it is today: "Oct 1, 2026 – Oct 31, 2026". */
export function periodDaysText(period: ReportPeriod, today: string, isOfOneDay: boolean): string {
  const { from, to } = daysOfPeriod(period, today);
  const last = formatDay(to, 'dateWithYear');
  return isOfOneDay || from === to ? last : `${formatDay(from, 'dateWithYear')} – ${last}`;
}

/** "Sent to 2, 1 may not read it" */
export function lastOutcomeText({ sent, empty, failed, refused, waiting }: LastOutcome): string {
  const parts = [
    waiting > 0 ? `${waiting} being made` : '',
    sent > 0 ? `Sent to ${sent}` : '',
    empty > 0 ? `${empty} empty, not sent` : '',
    failed > 0 ? `${failed} failed` : '',
    refused > 0 ? `${refused} may not read it` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** What counts most of the last sending. */
export function toneOfOutcome({ sent, failed, refused, waiting }: LastOutcome): Tone {
  if (failed > 0) return 'danger';
  if (refused > 0) return 'warning';
  if (waiting > 0) return 'info';
  return sent > 0 ? 'success' : 'neutral';
}

/** "Avery Cole, Dana Whitfield and 3 more" */
export function recipientsText(recipients: ReportScheduleView['recipients']): string {
  const names = recipients.slice(0, 2).map(({ name }) => name);
  const more = recipients.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
}
