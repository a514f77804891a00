import type { ProjectView } from '@portal/contracts';
import {
  DayText,
  HealthTag,
  healthLabels,
  priorityLabels,
  ProjectStatusTag,
  projectStatusLabels,
  shortMoneyText,
} from '@portal/features';
import { RelativeTime, type ListColumn } from '@portal/ui-antd';
import { groupsOfCustomer } from '../../views/groups-of-customer.js';
import { ProgressBar } from './figures/progress-bar.js';

const customerOf = (row: ProjectView): string =>
  [row.customer_name, row.company_name].filter(Boolean).join(', ') || '–';

const isOpen = ({ status }: ProjectView): boolean => status !== 'completed' && status !== 'cancelled';

/** The columns of the enhanced project list. */
export const projectColumns: readonly ListColumn<ProjectView>[] = [
  { key: 'name', title: 'Project', sortable: true, text: (row) => row.name, onCard: 'title' },
  { key: 'number', title: 'Number', sortable: true, width: '92px', text: (row) => row.number },
  { key: 'customer_name', title: 'Customer', text: customerOf, group: groupsOfCustomer },
  {
    key: 'status',
    title: 'Status',
    sortable: true,
    width: '112px',
    cell: (row) => <ProjectStatusTag status={row.status} />,
    text: (row) => projectStatusLabels[row.status],
    onCard: 'corner',
    group: [
      { key: 'status', title: 'Status', idOf: (row) => row.status, labelOf: (row) => projectStatusLabels[row.status] },
    ],
  },
  {
    key: 'health',
    title: 'Health',
    width: '104px',
    cell: (row) => (isOpen(row) ? <HealthTag health={row.health} /> : '–'),
    text: (row) => healthLabels[row.health],
  },
  {
    key: 'priority',
    title: 'Priority',
    sortable: true,
    width: '84px',
    text: (row) => priorityLabels[row.priority],
    onCard: 'hidden',
    group: [
      {
        key: 'priority',
        title: 'Priority',
        idOf: (row) => row.priority,
        labelOf: (row) => priorityLabels[row.priority],
      },
    ],
  },
  {
    key: 'progress',
    title: 'Progress',
    priority: 'high',
    width: '136px',
    cell: (row) => <ProgressBar percent={row.progress} done={row.done_count} total={row.task_count} />,
    text: (row) => `${row.progress}%`,
  },
  {
    key: 'target_date',
    title: 'Target date',
    priority: 'high',
    sortable: true,
    width: '142px',
    cell: (row) => (row.target_date ? <DayText day={row.target_date} due={isOpen(row)} /> : '–'),
    text: (row) => row.target_date ?? '',
  },
  {
    key: 'manager_name',
    title: 'Manager',
    width: '116px',
    cell: (row) => row.manager_name ?? 'Nobody yet',
    text: (row) => row.manager_name ?? '',
    onCard: 'hidden',
    group: [
      {
        key: 'manager_name',
        title: 'Manager',
        idOf: (row) => row.manager_id ?? '',
        labelOf: (row) => row.manager_name ?? 'Nobody yet',
      },
    ],
  },
  {
    key: 'updated_at',
    title: 'Changed',
    sortable: true,
    width: '118px',
    cell: (row) => <RelativeTime at={row.updated_at} />,
    text: (row) => row.updated_at,
    onCard: 'hidden',
  },
  {
    key: 'start_date',
    title: 'Starts',
    width: '120px',
    priority: 'extra',
    onCard: 'hidden',
    cell: (row) => (row.start_date ? <DayText day={row.start_date} /> : '–'),
    text: (row) => row.start_date ?? '',
  },
  {
    key: 'budget',
    title: 'Budget',
    width: '116px',
    align: 'end',
    priority: 'extra',
    onCard: 'hidden',
    cell: (row) => (row.budget ? shortMoneyText(row.budget) : '–'),
    text: (row) => String(row.budget ?? ''),
  },
];
