import type { WorkflowRunSummary } from '@portal/contracts';
import { columnsOf } from '@portal/features';
import { minutesText } from '@portal/features';
import { capitalized } from '@portal/ui';
import { StatusTag, type ListColumn } from '@portal/ui-antd';
import { Link } from 'react-router';
import { eventClause } from '../labels/trigger-labels.js';
import { runStatusLabels, runStatusTones, sourceLabels, waitTexts } from '../labels/workflow-labels.js';

const MINUTE = 60_000;

/** What started a run: "A ticket is opened", "Avery Cole". */
export function startedBy({ source, event_name: event, started_by_name: admin }: WorkflowRunSummary): string {
  if (event) {
    const clause = eventClause(event);
    return capitalized(clause);
  }
  return admin ?? sourceLabels[source];
}

/** How long a run took: "240 ms", "3 s", "2 h"; empty while it goes on. */
export const runDuration = ({ started_at: from, finished_at: to }: WorkflowRunSummary): string =>
  from && to ? durationOf(Date.parse(to) - Date.parse(from)) : '';

/** Milliseconds in words, as exactly as they are read. */
export function durationOf(ms: number): string {
  if (ms < 1_000) return `${Math.max(0, ms)} ms`;
  return ms < MINUTE ? `${Math.round(ms / 100) / 10} s` : minutesText(Math.round(ms / MINUTE));
}

/** How far a run is: "2 of 5". */
const stepText = ({ status, position, steps_total: total }: WorkflowRunSummary): string =>
  `${status === 'succeeded' ? total : Math.min(position, total)} of ${total}`;

const nameOfRun = (row: WorkflowRunSummary): string => row.record?.label ?? 'No record';

const { line, time } = columnsOf<WorkflowRunSummary>();

const record = line('record', 'Record', {
  cell: nameOfRun,
  text: nameOfRun,
  onCard: 'title',
  fields: ['record.kind', 'record.label'],
});

const workflow = line('trigger_name', 'Workflow', {
  priority: 'high',
  cell: (row) => <Link to={`/admin/workflows/${row.trigger_id}`}>{row.trigger_name}</Link>,
});

const others: readonly ListColumn<WorkflowRunSummary>[] = [
  line('source', 'Started by', { priority: 'low', text: startedBy }),
  line('status', 'Status', {
    width: '168px',
    cell: (row) => (
      <StatusTag tone={runStatusTones[row.status]}>
        {row.status === 'waiting' && row.waits_for === 'approval' ? 'Needs approval' : runStatusLabels[row.status]}
      </StatusTag>
    ),
    text: (row) => runStatusLabels[row.status],
    onCard: 'corner',
  }),
  line('position', 'Steps', { width: '80px', align: 'end', text: stepText, onCard: 'hidden' }),
  line('reason', 'Why', {
    priority: 'low',
    text: (row) => row.reason ?? (row.waits_for ? waitTexts[row.waits_for] : ''),
    fields: ['reason', 'waits_for'],
  }),
  line('trigger_version', 'Version', { width: '84px', align: 'end', priority: 'low', onCard: 'hidden' }),
  {
    key: 'duration',
    title: 'Took',
    width: '92px',
    align: 'end',
    priority: 'low',
    text: runDuration,
    fields: ['started_at', 'finished_at'],
  },
  time('created_at', 'When', { sortable: true, width: '132px' }),
];

/** The columns of the runs of one workflow. */
export const runColumns: readonly ListColumn<WorkflowRunSummary>[] = [record, ...others];

/** The columns of the runs of all workflows. */
export const allRunColumns: readonly ListColumn<WorkflowRunSummary>[] = [workflow, ...runColumns];
