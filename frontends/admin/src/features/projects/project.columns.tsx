import type { ProjectView } from '@portal/contracts';
import {
  columnsOf,
  DayText,
  healthLabels,
  HealthTag,
  priorityLabels,
  projectStatusLabels,
  projectStatusTones,
  shortMoneyText,
} from '@portal/features';
import { Meter, type ListColumn } from '@portal/ui-antd';
import { customerOf, groupBy, groupsOfCustomer, ofCustomer } from '../../views/columns.js';
import './projects.css';

const isOpen = ({ status }: ProjectView): boolean => status !== 'completed' && status !== 'cancelled';

const priorityOf = (row: ProjectView): string => priorityLabels[row.priority];
const managerOf = (row: ProjectView): string => row.manager_name ?? 'Nobody yet';

const { day, line, tag, time } = columnsOf<ProjectView>();

/** The columns of the enhanced project list. */
export const projectColumns: readonly ListColumn<ProjectView>[] = [
  line('name', 'Project', { sortable: true, onCard: 'title' }),
  line('number', 'Number', { sortable: true, width: '92px' }),
  line('customer_name', 'Customer', { text: customerOf, fields: ofCustomer, group: groupsOfCustomer }),
  tag('status', 'Status', projectStatusLabels, projectStatusTones, {
    sortable: true,
    width: '112px',
    group: groupBy('status', 'Status', (row) => projectStatusLabels[row.status]),
  }),
  line('health', 'Health', {
    width: '104px',
    cell: (row) => (isOpen(row) ? <HealthTag health={row.health} /> : '–'),
    text: (row) => healthLabels[row.health],
  }),
  line('priority', 'Priority', {
    sortable: true,
    width: '84px',
    text: priorityOf,
    onCard: 'hidden',
    group: groupBy('priority', 'Priority', priorityOf),
  }),
  line('progress', 'Progress', {
    priority: 'high',
    width: '136px',
    cell: (row) => <ProgressBar percent={row.progress} done={row.done_count} total={row.task_count} />,
    text: (row) => `${row.progress}%`,
  }),
  line('target_date', 'Target date', {
    priority: 'high',
    sortable: true,
    width: '142px',
    cell: (row) => (row.target_date ? <DayText day={row.target_date} due={isOpen(row)} /> : '–'),
  }),
  line('manager_name', 'Manager', {
    width: '116px',
    cell: managerOf,
    onCard: 'hidden',
    group: groupBy('manager_name', 'Manager', managerOf, (row) => row.manager_id ?? ''),
  }),
  time('updated_at', 'Changed', { sortable: true, width: '118px', onCard: 'hidden' }),
  day('start_date', 'Starts', { width: '120px', priority: 'extra', onCard: 'hidden' }),
  line('budget', 'Budget', {
    width: '116px',
    align: 'end',
    priority: 'extra',
    onCard: 'hidden',
    cell: (row) => (row.budget ? shortMoneyText(row.budget) : '–'),
  }),
];

interface ProgressBarProps {
  /** By weight, 0 to 100. */
  percent: number;
  /** Tasks. */
  done: number;
  total: number;
}

/** How far a project is, in a table's cell. */
function ProgressBar({ percent, done, total }: ProgressBarProps) {
  if (total === 0) return <span className="muted">No tasks yet</span>;
  return (
    <span className="inline-row gap-8 numeric full" title={`${done} of ${total} tasks done; ${percent}% by weight`}>
      <span className="progress-bar__track grows">
        <Meter percent={percent} />
      </span>
      <span className="progress-bar__percent nowrap fixed">{Math.floor(percent)}%</span>
    </span>
  );
}
