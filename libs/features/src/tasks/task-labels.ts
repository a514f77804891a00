import { labelsOf, priorities, taskStatuses, type TaskView } from '@portal/contracts';
import { tonesOf } from '@portal/ui-antd';

/** States of a task in words, in the order in which work moves. */
export const taskStatusLabels = labelsOf(taskStatuses);

export const taskStatusTones = tonesOf(taskStatuses);

export const priorityLabels = labelsOf(priorities);

/** Whether nothing is left to do on it. */
export const isFinishedTask = ({ status }: Pick<TaskView, 'status'>): boolean =>
  status === 'done' || status === 'cancelled';

/** Hours and minutes as text: "2 h 30 min". */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** The assignee of a task, for the confirmation of its deletion; nothing for the user's own. */
export function whoseTaskText(
  { created_by, created_by_name }: Pick<TaskView, 'created_by' | 'created_by_name'>,
  ownId: string | null,
): string {
  if (created_by === ownId) return '';
  return created_by_name ? `It was added by ${created_by_name}.` : 'It was added by somebody else.';
}
