import {
  messages,
  type Priority,
  taskFields,
  type TaskStatus,
  taskTransitions,
  type TaskView,
  type UpdateTask,
} from '@portal/contracts';
import { useUpdateTask } from '@portal/data-access';
import { type ConflictField, conflictFields, failureOf, moveBack, type Save, useSave } from '@portal/ui-antd';
import { useMemo } from 'react';
import { minutesText, priorityLabels, taskStatusLabels } from '../task-labels.js';
import { type Choice, nameOfChoice, type TaskChoices } from './use-task-choices.js';

export type SaveTask = Save<TaskView, UpdateTask>;

const texts = { short: messages.short.taskUpdated, failure: messages.shortFailure.taskUpdate };

/** Nothing but another place in the same column. */
const isOnlyMoved = (changes: UpdateTask): boolean =>
  Object.keys(changes).every((field) => field === 'position' || field === 'version');

/** To the column it left, to its place there; what it waited for comes back with the state. */
const taskBack = moveBack({
  field: 'status',
  allowed: ({ status }: TaskView) => taskTransitions.allowed(status, 'anyone'),
  beside: ['position', 'blocked_reason'],
});

/** Changes any of a project's tasks, with toasts, and lets the user choose when another user was first (decisions 2.6). */
export function useSaveTask(choices: TaskChoices): SaveTask {
  const { mutateAsync } = useUpdateTask();
  return useSave<TaskView, UpdateTask>({
    name: ({ number }) => `task ${number}`,
    send: (changes, { id, title, version }) =>
      mutateAsync({ version, ...changes, id }).catch((error: unknown) => {
        throw failureOf(`“${title}”`, error, texts.failure);
      }),
    fields: useMemo(() => taskConflictFields(choices), [choices]),
    toasts: texts,
    isSilent: isOnlyMoved,
    back: taskBack,
  });
}

const named =
  (choices: readonly Choice[], unknown: string) =>
  (value: unknown): string =>
    nameOfChoice(choices, String(value), unknown) ?? unknown;

const minutes = (value: unknown): string => minutesText(Number(value));

/** Fields of a task that two users can both have changed. Of a place on the board the last one stays. */
const taskConflictFields = ({ people, milestones }: TaskChoices): readonly ConflictField[] =>
  conflictFields(taskFields, {
    status: (value) => taskStatusLabels[value as TaskStatus],
    priority: (value) => priorityLabels[value as Priority],
    assignee_id: named(people, 'Somebody else'),
    milestone_id: named(milestones, 'Another milestone'),
    estimate_minutes: minutes,
    spent_minutes: minutes,
  });
