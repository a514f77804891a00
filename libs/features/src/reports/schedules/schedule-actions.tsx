import type { ReportScheduleView } from '@portal/contracts';
import {
  useCan,
  useDeleteReportSchedule,
  usePauseReportSchedule,
  useResumeReportSchedule,
  useSendReportSchedule,
} from '@portal/data-access';
import { useActionToasts } from '@portal/ui';
import { MoreMenu, useConfirm } from '@portal/ui-antd';
import { Button } from 'antd';
import { reportToasts } from '../report-labels.js';
import { recipientsText } from './schedule-labels.js';

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
  const paused = useActionToasts(reportToasts.paused);
  const resumed = useActionToasts(reportToasts.resumed);
  const sending = useActionToasts(reportToasts.sending);
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
    if (isSure) await send.mutateAsync({ id }).then(sending.onSuccess, sending.onError);
  };
  const [step, toasts, label] =
    status === 'active' ? ([pause, paused, 'Pause'] as const) : ([resume, resumed, 'Resume'] as const);
  return (
    <span className="report-actions wrap gap-4">
      {status === 'active' || canResume ? (
        <Button
          size="small"
          loading={step.isPending}
          aria-label={`${label} ${title}`}
          onClick={() => void step.mutateAsync({ id }).then(toasts.onSuccess, toasts.onError)}
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
