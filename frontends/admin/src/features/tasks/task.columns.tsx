import type { TaskView } from '@portal/contracts';
import { taskColumn } from '@portal/features';
import type { ListColumn } from '@portal/ui-antd';
import { columnsOf } from '../../views/columns.js';

const { title, number, project, status, priority, weight, assignee, due } = taskColumn;

const { optional, time } = columnsOf<TaskView>();

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
  optional('milestone_title', 'Milestone', { width: '200px', priority: 'extra', onCard: 'hidden' }),
  time('created_at', 'Created', { sortable: true, width: '128px', priority: 'extra', onCard: 'hidden' }),
];
