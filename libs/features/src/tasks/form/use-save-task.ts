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
import { type ConflictField, conflictFields, failureOf, moveBack, useSave } from '@portal/ui-antd';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { minutesText, priorityLabels, taskStatusLabels } from '../task-labels.js';
import { type Choice, nameOfChoice, type TaskChoices } from './use-task-choices.js';

type Changes = UpdateTask & { id: string };

/** What a save knows of its task. */
type Known = Partial<TaskView> & { version: number };

export interface SaveTask {
  /**
   * Changes a task at once; a refusal undoes it and is shown. `opened` is the record the user saw; it rejects with the
   * refusal for a form to show.
   */
  save: (opened: TaskView, changes: UpdateTask) => Promise<void>;
  /** The same without a form around. */
  apply: (opened: TaskView, changes: UpdateTask) => void;
  /** Shows a field's reason of a refusal of `save`, where no form does. */
  showRefusal: (error: unknown) => void;
  saving: boolean;
  /** Shows both values when another user was faster; render it once. */
  conflictDialog: ReactNode;
}

const texts = { short: messages.short.taskUpdated, failure: messages.shortFailure.taskUpdate };

/** Nothing but another place in the same column. */
const isOnlyMoved = (changes: Changes): boolean =>
  Object.keys(changes).every((field) => field === 'position' || field === 'id' || field === 'version');

/** To the column it left, to its place there; what it waited for comes back with the state. */
const taskBack = moveBack({
  field: 'status',
  allowed: ({ status }: Partial<TaskView>) => (status ? taskTransitions.allowed(status, 'anyone') : []),
  beside: ['id', 'position', 'blocked_reason'],
});

/** Changes tasks, with toasts, and lets the user choose when another user changed one first (decisions 2.6). */
export function useSaveTask(choices: TaskChoices): SaveTask {
  const update = useUpdateTask();
  const [name, setName] = useState('this task');
  const titles = useRef(new Map<string, string>());
  const fields = useMemo(() => taskConflictFields(choices), [choices]);
  const {
    save: send,
    showRefusal,
    saving,
    conflictDialog,
  } = useSave<Known, Changes>({
    record: { version: 0 },
    name,
    send: (changes) =>
      update.mutateAsync(changes).catch((error: unknown) => {
        throw failureOf(`“${titles.current.get(changes.id) ?? 'This task'}”`, error, texts.failure);
      }),
    fields,
    toasts: texts,
    isSilent: isOnlyMoved,
    back: taskBack,
  });
  const save = (opened: TaskView, changes: UpdateTask): Promise<void> => {
    setName(`task ${opened.number}`);
    titles.current.set(opened.id, opened.title);
    return send({ version: opened.version, ...changes, id: opened.id }, opened);
  };
  return {
    save,
    apply: (opened, changes) => void save(opened, changes).catch(showRefusal),
    showRefusal,
    saving,
    conflictDialog,
  };
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
