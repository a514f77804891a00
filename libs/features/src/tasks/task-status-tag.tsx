import type { TaskStatus } from '@portal/contracts';
import { StatusTag } from '@portal/ui-antd';
import { taskStatusTones, taskStatusLabels } from './task-labels.js';

/** The state of a task as a word with a dot. */
export const TaskStatusTag = ({ status }: { status: TaskStatus }) => (
  <StatusTag tone={taskStatusTones[status]}>{taskStatusLabels[status]}</StatusTag>
);
