import type { TaskView } from '@portal/contracts';
import { taskColumn } from '@portal/features';
import { RelativeTime, type ListColumn } from '@portal/ui-antd';

const { title, number, project, status, priority, weight, assignee, due } = taskColumn;

/** The columns of the tasks of all projects. */
export const taskColumns: readonly ListColumn<TaskView>[] = [
  title,
  number,
  { ...project, width: '220px' },
  status,
  priority,
  weight,
  assignee,
  due,
  {
    key: 'milestone_title',
    title: 'Milestone',
    width: '200px',
    priority: 'extra',
    onCard: 'hidden',
    cell: (row) => row.milestone_title ?? '–',
    text: (row) => row.milestone_title ?? '',
  },
  {
    key: 'created_at',
    title: 'Created',
    sortable: true,
    width: '128px',
    priority: 'extra',
    onCard: 'hidden',
    cell: (row) => <RelativeTime at={row.created_at} />,
    text: (row) => row.created_at,
  },
];
