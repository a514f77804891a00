import { labelsOf, milestoneFields, milestoneStatuses, type MilestoneStatus, type TaskView } from '@portal/contracts';
import { conflictFields, tonesOf } from '@portal/ui-antd';

/** States of a milestone in words, as customer and admin read them. */
export const milestoneStatusLabels = labelsOf(milestoneStatuses, { awaiting_approval: 'Waiting for approval' });

export const milestoneStatusTones = tonesOf(milestoneStatuses);

/** Fields of a milestone that two people can both have changed. */
export const milestoneConflictFields = conflictFields(milestoneFields, {
  status: (value) => milestoneStatusLabels[value as MilestoneStatus],
  approval_required: (value) => (value ? 'Needed' : 'Not needed'),
});

/** Whether its due date still means something. */
export const isOpenMilestone = ({ status }: { status: MilestoneStatus }): boolean =>
  status !== 'completed' && status !== 'cancelled';

export interface MilestoneProgress {
  done: number;
  count: number;
  /** Done weight of total weight, 0 to 100. */
  percent: number;
}

/** How far the tasks of a milestone are; cancelled tasks don't count (decisions, section 5). */
export function progressOf(
  milestoneId: string,
  tasks: readonly Pick<TaskView, 'milestone_id' | 'status' | 'weight'>[],
): MilestoneProgress {
  const counted = tasks.filter((task) => task.milestone_id === milestoneId && task.status !== 'cancelled');
  const done = counted.filter(({ status }) => status === 'done');
  const total = weightOf(counted);
  return { done: done.length, count: counted.length, percent: total === 0 ? 0 : (weightOf(done) / total) * 100 };
}

/** "2 of 5 tasks are still open."; undefined when none is. */
export function openTasksText({ done, count }: MilestoneProgress): string | undefined {
  const open = count - done;
  if (open === 0) return undefined;
  if (count === 1) return 'Its task is still open.';
  return `${open} of ${count} tasks ${open === 1 ? 'is' : 'are'} still open.`;
}

const weightOf = (tasks: readonly { weight: number }[]): number => tasks.reduce((sum, { weight }) => sum + weight, 0);
