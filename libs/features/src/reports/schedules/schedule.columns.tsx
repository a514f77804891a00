import { reportPeriodNames, reportTimingText, type ReportScheduleView } from '@portal/contracts';
import { capitalized, withStop } from '@portal/ui';
import { RelativeTime, StatusTag, type ListColumn } from '@portal/ui-antd';
import { columnsOf } from '../../fields/columns-of.js';
import { paramsText, reportFormatLabels } from '../report-labels.js';
import {
  lastOutcomeText,
  recipientsText,
  scheduleStatusLabels,
  scheduleStatusTones,
  toneOfOutcome,
} from './schedule-labels.js';

/** "Last month, by week, one project, Excel" */
const aboutOf = ({ period, params, format }: ReportScheduleView): string =>
  [period === null ? '' : reportPeriodNames[period], paramsText(params), reportFormatLabels[format]]
    .filter((part) => part !== '')
    .join(', ');

/** A text in as many lines as it needs: cut off, it would hide when, or to whom. */
const wrapped = (text: (schedule: ReportScheduleView) => string) => ({
  text,
  cell: (schedule: ReportScheduleView) => <span className="report-wrapped">{text(schedule)}</span>,
});

const { line, time } = columnsOf<ReportScheduleView>();

const report: ListColumn<ReportScheduleView> = {
  key: 'title',
  title: 'Report',
  cell: (schedule) => (
    <span className="report-name stack gap-2 shrinks">
      <strong>{schedule.title}</strong>
      <small>{aboutOf(schedule)}</small>
    </span>
  ),
  text: (schedule) => `${schedule.title}, ${aboutOf(schedule)}`,
  onCard: 'title',
};

const others: readonly ListColumn<ReportScheduleView>[] = [
  line('timing', 'Goes out', {
    width: '236px',
    priority: 'high',
    ...wrapped(({ timing }) => capitalized(reportTimingText(timing))),
  }),
  line('status', 'Status', {
    width: '130px',
    cell: ({ status, paused_reason: reason }) => (
      <span className="report-standing stack gap-2 shrinks">
        <StatusTag tone={scheduleStatusTones[status]}>{scheduleStatusLabels[status]}</StatusTag>
        {reason === null ? null : <small className="report-standing__reason">{withStop(reason)}</small>}
      </span>
    ),
    text: ({ status }) => scheduleStatusLabels[status],
    priority: 'high',
  }),
  time('next_due_at', 'Next', { sortable: true, width: '100px', text: ({ next_due_at: at }) => at ?? '–' }),
  line('last_sent_at', 'Last time', {
    sortable: true,
    width: '180px',
    cell: ({ last_outcome: last }) =>
      last === null ? (
        '–'
      ) : (
        <span className="report-standing stack gap-2 shrinks">
          <StatusTag tone={toneOfOutcome(last)}>{lastOutcomeText(last)}</StatusTag>
          <small className="report-standing__reason">
            <RelativeTime at={last.due_at} />
            {last.reason === null ? '' : `. ${withStop(last.reason)}`}
          </small>
        </span>
      ),
    text: ({ last_outcome: last }) => (last === null ? '–' : lastOutcomeText(last)),
  }),
];

const forMany: readonly ListColumn<ReportScheduleView>[] = [
  line('recipients', 'Recipients', {
    width: '160px',
    ...wrapped(({ recipients: people }) => recipientsText(people)),
    priority: 'low',
  }),
  line('owner_name', 'By', { width: '120px', priority: 'extra' }),
];

/** The columns of the schedules; to whom they go and whose they are stands there where several have some. */
export const scheduleColumns = (
  isForMany: boolean,
  actions: ListColumn<ReportScheduleView>['cell'],
): readonly ListColumn<ReportScheduleView>[] => [
  report,
  ...others,
  ...(isForMany ? forMany : []),
  {
    key: 'actions',
    title: 'Actions',
    width: '140px',
    align: 'end',
    priority: 'high',
    ...(actions ? { cell: actions } : {}),
    text: () => '',
  },
];
