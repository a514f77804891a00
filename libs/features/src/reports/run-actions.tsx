import { openReportRunStatuses, type ReportRunView } from '@portal/contracts';
import { reportFileHref, useCancelReportRun, useSession } from '@portal/data-access';
import { useActionToasts } from '@portal/ui';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { reportToasts } from './report-labels.js';

/**
 * What can be done about a run: its file downloaded, itself stopped or run again with the same parameters. Run again by
 * another user it would be another report, with that person's rights; so only the own ones are.
 */
export function RunActions({ run, onRepeat }: { run: ReportRunView; onRepeat: () => void }) {
  const { status, title } = run;
  const { user } = useSession();
  const cancel = useCancelReportRun();
  const toasts = useActionToasts(reportToasts.cancelled);
  if ((openReportRunStatuses as readonly string[]).includes(status))
    return (
      <Button
        size="small"
        loading={cancel.isPending}
        aria-label={`Cancel ${title}`}
        onClick={() => void cancel.mutateAsync({ id: run.id }).then(toasts.onSuccess, toasts.onError)}
      >
        Cancel
      </Button>
    );
  return (
    <span className="report-actions wrap gap-4">
      {status === 'succeeded' ? (
        <Button
          size="small"
          href={reportFileHref(run)}
          download={run.file_name ?? ''}
          aria-label={`Download ${title}`}
          icon={<Download size={14} strokeWidth={1.75} aria-hidden="true" />}
        >
          Download
        </Button>
      ) : null}
      {run.owner_id !== user?.id || (run.definition === 'custom' && run.custom_report_id === null) ? null : (
        <Button size="small" type="text" aria-label={`Run again: ${title}`} onClick={onRepeat}>
          Run again
        </Button>
      )}
    </span>
  );
}
