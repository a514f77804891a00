import type { WorkflowView } from '@portal/contracts';
import { columnsOf } from '@portal/features';
import { Sparkline } from '@portal/ui';
import { RelativeTime, StatusTag, type ListColumn } from '@portal/ui-antd';
import { triggerIcons } from '../builder/steps/step-look.js';
import { WorkflowMenu, WorkflowSwitch } from '../builder/workflow-menu.js';
import { triggerText } from '../labels/trigger-labels.js';
import { runStatusLabels, runStatusTones, workflowStatusLabels } from '../labels/workflow-labels.js';
import '../builder/builder.css';
import './workflow-list.css';

/** How often a workflow ran in the last day, and how that went for two weeks. */
function RunsPerDay({ workflow: { runs_last_day: today, runs_by_day: days } }: { workflow: WorkflowView }) {
  if (days.every((runs) => runs === 0)) return <span className="muted">None</span>;
  return (
    <span className="runs-per-day inline-row gap-10 numeric">
      <Sparkline values={days} label={`Runs of the last ${days.length} days: ${days.join(', ')}.`} />
      <span className={today > 0 ? undefined : 'muted'}>{today} today</span>
    </span>
  );
}

function Trigger({ workflow: { trigger } }: { workflow: WorkflowView }) {
  const Icon = triggerIcons[trigger.type];
  return (
    <span className="workflow-trigger inline-flex top-aligned middle fits gap-8 shrinks">
      <Icon size={15} strokeWidth={1.75} /> <span>{triggerText(trigger)}</span>
    </span>
  );
}

const failuresText = ({ failure_count: inARow, failures_last_day: today }: WorkflowView): string => {
  if (inARow > 0) return inARow === 1 ? '1 in a row' : `${inARow} in a row`;
  return today > 0 ? `${today} today` : 'None';
};

const { line, menu } = columnsOf<WorkflowView>();

/** The columns of the console's workflows. */
export const workflowColumns: readonly ListColumn<WorkflowView>[] = [
  line('name', 'Name', { sortable: true, cell: (row) => row.name, onCard: 'title' }),
  line('trigger', 'Starts', {
    priority: 'high',
    cell: (row) => <Trigger workflow={row} />,
    text: (row) => triggerText(row.trigger),
    fields: ['event'],
  }),
  line('status', 'State', {
    width: '112px',
    priority: 'high',
    cell: (row) => <WorkflowSwitch workflow={row} />,
    text: (row) => workflowStatusLabels[row.status],
    onCard: 'corner',
  }),
  line('last_run_at', 'Last run', {
    sortable: true,
    width: '208px',
    fields: ['last_run_at', 'last_run_status'],
    cell: (row) =>
      row.last_run_at && row.last_run_status ? (
        <span className="last-run inline-row wrap">
          <StatusTag tone={runStatusTones[row.last_run_status]}>{runStatusLabels[row.last_run_status]}</StatusTag>
          <RelativeTime at={row.last_run_at} />
        </span>
      ) : (
        <span className="muted">Not yet</span>
      ),
  }),
  {
    key: 'failures',
    title: 'Failures',
    width: '104px',
    priority: 'low',
    cell: (row) => <span className={row.failure_count > 0 ? 'workflow-failures' : 'muted'}>{failuresText(row)}</span>,
    text: failuresText,
    fields: ['failure_count'],
  },
  line('runs_last_day', 'Runs per day', {
    width: '176px',
    priority: 'low',
    cell: (row) => <RunsPerDay workflow={row} />,
  }),
  menu((row) => <WorkflowMenu workflow={row} isSmall />, { width: '56px' }),
];
