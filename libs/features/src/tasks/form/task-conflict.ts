import { taskFields, type Priority, type TaskStatus } from '@portal/contracts';
import { conflictFields, type ConflictField } from '@portal/ui-antd';
import { minutesText, priorityLabels, taskStatusLabels } from '../task-labels.js';
import { nameOfChoice, type Choice, type TaskChoices } from './use-task-choices.js';

const named =
  (choices: readonly Choice[], unknown: string) =>
  (value: unknown): string =>
    nameOfChoice(choices, String(value), unknown) ?? unknown;

const minutes = (value: unknown): string => minutesText(Number(value));

/** Fields of a task that two users can both have changed. Of a place on the board the last one stays. */
export const taskConflictFields = ({ people, milestones }: TaskChoices): readonly ConflictField[] =>
  conflictFields(taskFields, {
    status: (value) => taskStatusLabels[value as TaskStatus],
    priority: (value) => priorityLabels[value as Priority],
    assignee_id: named(people, 'Somebody else'),
    milestone_id: named(milestones, 'Another milestone'),
    estimate_minutes: minutes,
    spent_minutes: minutes,
  });
