import { formatFileSize, openReportRunStatuses, type ReportRunView } from '@portal/contracts';
import { reportFileHref, useCancelReportRun, useSession } from '@portal/data-access';
import { withStop, withToasts } from '@portal/ui';
import { type ListColumn, Meter, StatusTag } from '@portal/ui-antd';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { fileRunTones } from '../exports/export-labels.js';
import { columnsOf } from '../fields/columns-of.js';
import { paramsText, reportFormatLabels, reportStatusLabels, reportToasts } from './report-labels.js';

/** How far a run is, in percent; of one whose rows aren't counted yet, nothing. */
const percentOf = ({ row_count: rows, row_total: total }: ReportRunView): number =>
  total === null || total === 0 ? 0 : (rows * 100) / total;

function Standing({ run }: { run: ReportRunView }) {
  const { status, reason, title } = run;
  return (
    <span className="report-standing stack gap-2 shrinks">
      <StatusTag tone={fileRunTones[status]}>{reportStatusLabels[status]}</StatusTag>
      {status === 'running' ? <Meter percent={percentOf(run)} label={`Progress of ${title}`} /> : null}
      {reason === null ? null : <small className="report-standing__reason">{withStop(reason)}</small>}
    </span>
  );
}

/** A report by its title, with what it was asked for below. */
export const titleColumn = <Row extends { title: string }>(aboutOf: (row: Row) => string): ListColumn<Row> => ({
  key: 'title',
  title: 'Report',
  cell: (row) => (
    <span className="report-name stack gap-2 shrinks">
      <strong>{row.title}</strong>
      <small>{aboutOf(row)}</small>
    </span>
  ),
  text: (row) => [row.title, aboutOf(row)].filter(Boolean).join(', '),
  onCard: 'title',
});

const report = titleColumn<ReportRunView>(({ params }) => paramsText(params));

const { line, time } = columnsOf<ReportRunView>();

const owner = line('owner_name', 'By', { width: '150px', priority: 'low' });

const others = (onRepeat: (run: ReportRunView) => void): readonly ListColumn<ReportRunView>[] => [
  line('status', 'Status', {
    width: '190px',
    cell: (run) => <Standing run={run} />,
    text: ({ status }) => reportStatusLabels[status],
    priority: 'high',
  }),
  line('format', 'File', {
    width: '130px',
    text: ({ format, file_size: size }) =>
      size === null ? reportFormatLabels[format] : `${reportFormatLabels[format]}, ${formatFileSize(size)}`,
    priority: 'low',
  }),
  line('row_count', 'Rows', {
    width: '88px',
    align: 'end',
    text: ({ row_count: rows }) => rows.toLocaleString('en-US'),
    priority: 'low',
  }),
  time('created_at', 'When', { sortable: true, width: '132px' }),
  {
    key: 'actions',
    isControl: true,
    title: 'Actions',
    width: '240px',
    align: 'end',
    cell: (run) => <RunActions run={run} onRepeat={() => onRepeat(run)} />,
    text: () => '',
    fields: [],
  },
];

/** The columns of the history; who ran what stands there where several did. */
export const reportRunColumns = (
  hasOwners: boolean,
  onRepeat: (run: ReportRunView) => void,
): readonly ListColumn<ReportRunView>[] => [report, ...(hasOwners ? [owner] : []), ...others(onRepeat)];

/**
 * What can be done about a run: its file downloaded, itself stopped or run again with the same parameters. Run again by
 * another user it would be another report, with that person's rights; so only the own ones are.
 */
function RunActions({ run, onRepeat }: { run: ReportRunView; onRepeat: () => void }) {
  const { status, title } = run;
  const { user } = useSession();
  const cancel = useCancelReportRun();
  if ((openReportRunStatuses as readonly string[]).includes(status))
    return (
      <Button
        size="small"
        loading={cancel.isPending}
        aria-label={`Cancel ${title}`}
        onClick={() => void withToasts(cancel.mutateAsync({ id: run.id }), reportToasts.cancelled)}
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
          icon={<Download size={14} strokeWidth={1.75} />}
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
