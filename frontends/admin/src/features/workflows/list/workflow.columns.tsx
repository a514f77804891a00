import type { WorkflowView } from '@portal/contracts';
import { RelativeTime, StatusTag, type ListColumn } from '@portal/ui-antd';
import { CalendarClock, Hand, Webhook, Zap } from 'lucide-react';
import { WorkflowMenu } from '../builder/workflow-menu.js';
import { WorkflowSwitch } from '../builder/workflow-switch.js';
import { triggerText } from '../labels/trigger-labels.js';
import { runStatusLabels, runStatusTones, workflowStatusLabels } from '../labels/workflow-labels.js';
import { RunsPerDay } from './runs-per-day.js';
import '../builder/builder.css';
import './workflow-list.css';

const icons = { event: Zap, schedule: CalendarClock, manual: Hand, webhook: Webhook };

function Trigger({ workflow: { trigger } }: { workflow: WorkflowView }) {
  const Icon = icons[trigger.type];
  return (
    <span className="workflow-trigger gap-8 shrinks">
      <Icon size={15} strokeWidth={1.75} aria-hidden="true" /> <span>{triggerText(trigger)}</span>
    </span>
  );
}

const failuresText = ({ failure_count: inARow, failures_last_day: today }: WorkflowView): string => {
  if (inARow > 0) return inARow === 1 ? '1 in a row' : `${inARow} in a row`;
  return today > 0 ? `${today} today` : 'None';
};

/** The columns of the console's workflows. */
export const workflowColumns: readonly ListColumn<WorkflowView>[] = [
  {
    key: 'name',
    title: 'Name',
    sortable: true,
    cell: (row) => row.name,
    text: (row) => row.name,
    onCard: 'title',
  },
  {
    key: 'trigger',
    title: 'Starts',
    priority: 'high',
    cell: (row) => <Trigger workflow={row} />,
    text: (row) => triggerText(row.trigger),
  },
  {
    key: 'status',
    title: 'State',
    width: '112px',
    priority: 'high',
    cell: (row) => <WorkflowSwitch workflow={row} />,
    text: (row) => workflowStatusLabels[row.status],
    onCard: 'corner',
  },
  {
    key: 'last_run_at',
    title: 'Last run',
    sortable: true,
    width: '208px',
    cell: (row) =>
      row.last_run_at && row.last_run_status ? (
        <span className="last-run inline-row wrap">
          <StatusTag tone={runStatusTones[row.last_run_status]}>{runStatusLabels[row.last_run_status]}</StatusTag>
          <RelativeTime at={row.last_run_at} />
        </span>
      ) : (
        <span className="muted">Not yet</span>
      ),
    text: (row) => row.last_run_at ?? '',
  },
  {
    key: 'failures',
    title: 'Failures',
    width: '104px',
    priority: 'low',
    cell: (row) => <span className={row.failure_count > 0 ? 'workflow-failures' : 'muted'}>{failuresText(row)}</span>,
    text: failuresText,
  },
  {
    key: 'runs_last_day',
    title: 'Runs per day',
    width: '176px',
    priority: 'low',
    cell: (row) => <RunsPerDay workflow={row} />,
    text: (row) => String(row.runs_last_day),
  },
  {
    key: 'menu',
    title: '',
    width: '56px',
    align: 'end',
    onCard: 'corner',
    cell: (row) => <WorkflowMenu workflow={row} isSmall />,
    text: () => '',
  },
];
