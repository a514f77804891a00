import { limits, taskFields, taskTransitions, type TaskView } from '@portal/contracts';
import { capitalized } from '@portal/ui';
import { EditCell, PickEditor, TextEditor, type ListColumn } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { optionsOf } from '../../consultations/consultation-labels.js';
import { columnsFrom, withFurtherColumns } from '../../fields/columns-from.js';
import { Avatar, PriorityTag, DueDate, TaskStatusTag, WeightBadge } from '../task-tags.js';
import { nameOfChoice, type Choice, type TaskChoices } from '../form/use-task-choices.js';
import type { SaveTask } from '../form/use-save-task.js';
import { isFinishedTask, priorityLabels, taskStatusLabels } from '../task-labels.js';
import { taskColumn } from './task-list.columns.js';

interface ColumnOptions {
  mayEdit: boolean;
  choices: TaskChoices;
  apply: SaveTask['apply'];
  /** The title's cell; on a phone the card makes the link. */
  title: (task: TaskView) => ReactNode;
}

/** A weight is a whole number up to the limit. */
const weightProblem = (text: string): string | undefined =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= limits.weightMax
    ? undefined
    : `A whole number from 1 to ${limits.weightMax}`;
const nothing = <span className="muted">–</span>;

/** The columns of the list; those that may be changed are edited in place. */
export function taskColumns({ mayEdit, choices, apply, title }: ColumnOptions): readonly ListColumn<TaskView>[] {
  const edited =
    (
      nameOf: (title: string) => string,
      read: (task: TaskView) => ReactNode,
      editor: (task: TaskView, frame: { label: string; onDone: () => void }) => ReactNode,
    ) =>
    (task: TaskView) => {
      const label = nameOf(task.title);
      return (
        <EditCell
          label={label}
          mayEdit={mayEdit}
          editor={(onDone) => editor(task, { label: capitalized(label), onDone })}
        >
          {read(task)}
        </EditCell>
      );
    };
  const picked = (
    nameOf: (title: string) => string,
    field: 'status' | 'priority' | 'assignee_id' | 'milestone_id',
    read: (task: TaskView) => ReactNode,
    optionsFor: (task: TaskView) => readonly Choice[],
    own: { none?: string; searchable?: boolean } = {},
  ) =>
    edited(nameOf, read, (task, frame) => (
      <PickEditor
        {...frame}
        {...own}
        value={task[field]}
        options={optionsFor(task)}
        onPick={(value) => apply({ [field]: value }, task)}
      />
    ));
  const status = picked(
    (of) => `status of ${of}`,
    'status',
    (task) => <TaskStatusTag status={task.status} />,
    (task) =>
      [task.status, ...taskTransitions.allowed(task.status, 'anyone')].map((value) => ({
        value,
        label: taskStatusLabels[value],
      })),
  );
  const priority = picked(
    (of) => `priority of ${of}`,
    'priority',
    (task) => <PriorityTag priority={task.priority} />,
    () => optionsOf(priorityLabels),
  );
  const assignee = picked(
    (of) => `who ${of} is assigned to`,
    'assignee_id',
    (task) => {
      if (!task.assignee_id) return nothing;
      const name = nameOfChoice(choices.people, task.assignee_id, task.assignee_name);
      return (
        <span className="task-person inline-row shrinks">
          <Avatar name={name} quiet />
          <span className="task-person__name clip">{name ?? 'Somebody without a name'}</span>
        </span>
      );
    },
    () => choices.people,
    { none: 'Nobody yet', searchable: true },
  );
  const due = edited(
    (of) => `due date of ${of}`,
    (task) => (task.due_date ? <DueDate day={task.due_date} finished={isFinishedTask(task)} /> : nothing),
    (task, frame) => (
      <TextEditor
        {...frame}
        type="date"
        value={task.due_date ?? ''}
        onSave={(day) => apply({ due_date: day || null }, task)}
      />
    ),
  );
  const milestone = picked(
    (of) => `milestone of ${of}`,
    'milestone_id',
    (task) => nameOfChoice(choices.milestones, task.milestone_id, task.milestone_title) ?? nothing,
    () => choices.milestones,
    { none: 'None' },
  );
  const weight = edited(
    (of) => `weight of ${of}`,
    (task) => <WeightBadge weight={task.weight} />,
    (task, frame) => (
      <TextEditor
        {...frame}
        type="number"
        value={String(task.weight)}
        problemOf={weightProblem}
        onSave={(typed) => apply({ weight: Number(typed) }, task)}
      />
    ),
  );
  return withFurtherColumns<TaskView>(
    taskFields,
    [
      { ...taskColumn.title, cell: title },
      { ...taskColumn.status, width: '136px', cell: status },
      { ...taskColumn.priority, width: '112px', cell: priority },
      { ...taskColumn.assignee, width: '152px', cell: assignee },
      { ...taskColumn.due, width: '208px', cell: due },
      columnsFrom<TaskView>(taskFields)('milestone_title', { width: '144px', cell: milestone, priority: 'low' }),
      { ...taskColumn.weight, width: '80px', align: 'end', cell: weight, onCard: 'line' },
    ],
    ['number', 'project_name', 'created_at'],
  );
}
