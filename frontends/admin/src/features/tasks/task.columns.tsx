import type { TaskView } from '@portal/contracts';
import { taskColumn } from '@portal/features';
import type { ListColumn } from '@portal/ui-antd';

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
];
