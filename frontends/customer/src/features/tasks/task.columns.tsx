import type { TaskView } from '@portal/contracts';
import { taskColumn } from '@portal/features';
import type { ListColumn } from '@portal/ui-antd';

const { title, project, status, priority, due, assignee } = taskColumn;

/** The columns of My Tasks. */
export const taskColumns: readonly ListColumn<TaskView>[] = [
  title,
  project,
  { ...status, width: '124px' },
  { ...priority, width: '104px' },
  due,
  { ...assignee, width: '140px' },
];
