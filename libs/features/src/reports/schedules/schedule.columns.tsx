import { type ReportScheduleView, reportPeriodNames, reportTimingText } from '@portal/contracts';
import {
  useCan,
  useDeleteReportSchedule,
  usePauseReportSchedule,
  useResumeReportSchedule,
  useSendReportSchedule,
} from '@portal/data-access';
import { withToasts, capitalized, withStop } from '@portal/ui';
import { MoreMenu, useConfirm, RelativeTime, StatusTag, type ListColumn } from '@portal/ui-antd';
import { Button } from 'antd';
import { columnsOf } from '../../fields/columns-of.js';
import { reportToasts, paramsText, reportFormatLabels } from '../report-labels.js';
import { titleColumn } from '../report-run.columns.js';
import {
  recipientsText,
  lastOutcomeText,
  scheduleStatusLabels,
  scheduleStatusTones,
  toneOfOutcome,
} from './schedule-labels.js';

interface ScheduleActionsProps {
  schedule: ReportScheduleView;
  onEdit: () => void;
  onHistory: () => void;
}

/** What can be done about a schedule: paused or resumed, sent now, changed, looked back at, deleted. */
export function ScheduleActions({ schedule, onEdit, onHistory }: ScheduleActionsProps) {
  const { id, title, status, recipients } = schedule;
  const confirm = useConfirm();
  const pause = usePauseReportSchedule();
  const resume = useResumeReportSchedule();
  const send = useSendReportSchedule();
  const remove = useDeleteReportSchedule();
  const canSend = useCan('report_schedule.send', schedule);
  const canUpdate = useCan('report_schedule.update', schedule);
  const canResume = useCan('report_schedule.resume', schedule);
  const sendNow = async (): Promise<void> => {
    const isSure = await confirm({
      title: `Send “${title}” now?`,
      text: `It goes to ${recipientsText(recipients)}. Its next time stays.`,
      confirm: 'Send now',
      danger: false,
    });
    if (isSure) await withToasts(send.mutateAsync({ id }), reportToasts.sending);
  };
  const [step, toasts, label] =
    status === 'active'
      ? ([pause, reportToasts.paused, 'Pause'] as const)
      : ([resume, reportToasts.resumed, 'Resume'] as const);
  return (
    <span className="report-actions wrap gap-4">
      {status === 'active' || canResume ? (
        <Button
          size="small"
          loading={step.isPending}
          aria-label={`${label} ${title}`}
          onClick={() => void withToasts(step.mutateAsync({ id }), toasts)}
        >
          {label}
        </Button>
      ) : null}
      <MoreMenu
        small
        label={`More for ${title}`}
        groups={[
          [
            ...(canSend ? [{ key: 'send', label: 'Send now', onClick: () => void sendNow() }] : []),
            ...(canUpdate ? [{ key: 'edit', label: 'Change', onClick: onEdit }] : []),
            { key: 'history', label: 'History', onClick: onHistory },
          ],
        ]}
        deletion={{
          id,
          mutation: remove,
          noun: 'schedule',
          title: `Delete the schedule of “${title}”?`,
          text: 'It does not go out any more. Files that were made of it stay.',
          toasts: reportToasts.unscheduled,
        }}
      />
    </span>
  );
}

/** "Last month, by week, one project, Excel" */
export const aboutSchedule = ({ period, params, format }: ReportScheduleView): string =>
  [period === null ? '' : reportPeriodNames[period], paramsText(params), reportFormatLabels[format]]
    .filter((part) => part !== '')
    .join(', ');

/** A text in as many lines as it needs: cut off, it would hide when, or to whom. */
const wrapped = (text: (schedule: ReportScheduleView) => string) => ({
  text,
  cell: (schedule: ReportScheduleView) => <span className="report-wrapped">{text(schedule)}</span>,
});

const { line, time } = columnsOf<ReportScheduleView>();

const others: readonly ListColumn<ReportScheduleView>[] = [
  line('timing', 'Goes out', {
    width: '236px',
    priority: 'high',
    fields: [],
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
    fields: [],
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
  titleColumn(aboutSchedule),
  ...others,
  ...(isForMany ? forMany : []),
  {
    key: 'actions',
    isControl: true,
    title: 'Actions',
    width: '140px',
    align: 'end',
    priority: 'high',
    ...(actions ? { cell: actions } : {}),
    text: () => '',
    fields: [],
  },
];
