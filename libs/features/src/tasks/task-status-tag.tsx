import type { TaskStatus } from '@portal/contracts';
import { StatusTag } from '@portal/ui-antd';
import { taskStatusTones, taskStatusWords } from './task-words.js';

/** The state of a task as a word with a dot. */
export const TaskStatusTag = ({ status }: { status: TaskStatus }) => (
  <StatusTag tone={taskStatusTones[status]}>{taskStatusWords[status]}</StatusTag>
);
