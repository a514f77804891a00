import type { Priority, TaskStatus } from '@portal/contracts';
import type { ConflictField } from '@portal/ui-antd';
import { minutesText, priorityLabels, taskStatusLabels } from './task-labels.js';
import { nameOfChoice, type Choice, type TaskChoices } from './use-task-choices.js';

const named =
  (choices: readonly Choice[], unknown: string) =>
  (value: unknown): string =>
    nameOfChoice(choices, String(value), unknown) ?? unknown;

/** Fields of a task that two people can both have changed. Of a place on the board the last one stays. */
export const taskConflictFields = ({ people, milestones }: TaskChoices): readonly ConflictField[] => [
  { key: 'title', label: 'Title' },
  { key: 'description', label: 'Description' },
  { key: 'status', label: 'Status', show: (value) => taskStatusLabels[value as TaskStatus] },
  { key: 'priority', label: 'Priority', show: (value) => priorityLabels[value as Priority] },
  { key: 'weight', label: 'Weight', show: String },
  { key: 'assignee_id', label: 'Assigned to', show: named(people, 'Somebody else') },
  { key: 'milestone_id', label: 'Milestone', show: named(milestones, 'Another milestone') },
  { key: 'due_date', label: 'Due date' },
  { key: 'estimate_minutes', label: 'Estimate', show: (value) => minutesText(Number(value)) },
  { key: 'spent_minutes', label: 'Time spent', show: (value) => minutesText(Number(value)) },
  { key: 'labels', label: 'Labels', show: (value) => (value as string[]).join(', ') || 'none' },
  { key: 'blocked_reason', label: 'Why it is blocked' },
];
