import {
  headingOf,
  limits,
  priorities,
  taskFields,
  taskTransitions,
  type TaskView,
  type UpdateTask,
} from '@portal/contracts';
import { EditCell, PickEditor, TextEditor, type ListColumn } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { Avatar } from '../avatar.js';
import { DueDate } from '../due-date.js';
import { PriorityTag } from '../priority-tag.js';
import { TaskStatusTag } from '../task-status-tag.js';
import { isFinishedTask, priorityLabels, taskStatusLabels } from '../task-labels.js';
import { nameOfChoice, type TaskChoices } from '../form/use-task-choices.js';
import { WeightBadge } from '../weight-badge.js';

type Column = ListColumn<TaskView>;

interface ColumnOptions {
  mayEdit: boolean;
  choices: TaskChoices;
  apply: (task: TaskView, changes: UpdateTask) => void;
  /** The title's cell; on a phone the card makes the link. */
  title: (task: TaskView) => ReactNode;
}

/** A weight is a whole number up to the limit. */
const weightProblem = (text: string): string | undefined =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= limits.weightMax
    ? undefined
    : `A whole number from 1 to ${limits.weightMax}`;
const priorityOptions = priorities.map((value) => ({ value, label: priorityLabels[value] }));
const nothing = <span className="muted">–</span>;

/** The columns of the list; those that may be changed are edited in place. */
export const taskColumns = ({ mayEdit, choices, apply, title }: ColumnOptions): readonly Column[] => [
  {
    key: 'title',
    title: headingOf(taskFields.title),
    sortable: true,
    cell: title,
    text: (task) => task.title,
    onCard: 'title',
  },
  {
    key: 'status',
    title: headingOf(taskFields.status),
    sortable: true,
    width: '136px',
    cell: (task) => (
      <EditCell
        label={`status of ${task.title}`}
        mayEdit={mayEdit}
        editor={(done) => (
          <PickEditor
            label={`Status of ${task.title}`}
            value={task.status}
            options={[task.status, ...taskTransitions.allowed(task.status, 'anyone')].map((value) => ({
              value,
              label: taskStatusLabels[value],
            }))}
            onPick={(status) => status && apply(task, { status })}
            onDone={done}
          />
        )}
      >
        <TaskStatusTag status={task.status} />
      </EditCell>
    ),
    text: (task) => taskStatusLabels[task.status],
    onCard: 'corner',
  },
  {
    key: 'priority',
    title: headingOf(taskFields.priority),
    sortable: true,
    width: '112px',
    cell: (task) => (
      <EditCell
        label={`priority of ${task.title}`}
        mayEdit={mayEdit}
        editor={(done) => (
          <PickEditor
            label={`Priority of ${task.title}`}
            value={task.priority}
            options={priorityOptions}
            onPick={(priority) => priority && apply(task, { priority })}
            onDone={done}
          />
        )}
      >
        <PriorityTag priority={task.priority} />
      </EditCell>
    ),
    text: (task) => priorityLabels[task.priority],
  },
  {
    key: 'assignee_id',
    title: headingOf(taskFields.assignee_id),
    width: '152px',
    cell: (task) => {
      const name = nameOfChoice(choices.people, task.assignee_id, task.assignee_name);
      return (
        <EditCell
          label={`who ${task.title} is assigned to`}
          mayEdit={mayEdit}
          editor={(done) => (
            <PickEditor
              label={`Who ${task.title} is assigned to`}
              value={task.assignee_id}
              options={choices.people}
              none="Nobody yet"
              searchable
              onPick={(assignee_id) => apply(task, { assignee_id })}
              onDone={done}
            />
          )}
        >
          {task.assignee_id ? (
            <span className="task-person inline-row shrinks">
              <Avatar name={name} quiet />
              <span className="task-person__name">{name ?? 'Somebody without a name'}</span>
            </span>
          ) : (
            nothing
          )}
        </EditCell>
      );
    },
    text: (task) => task.assignee_name ?? '',
  },
  {
    key: 'due_date',
    title: headingOf(taskFields.due_date),
    sortable: true,
    width: '208px',
    cell: (task) => (
      <EditCell
        label={`due date of ${task.title}`}
        mayEdit={mayEdit}
        editor={(done) => (
          <TextEditor
            label={`Due date of ${task.title}`}
            type="date"
            value={task.due_date ?? ''}
            onSave={(day) => apply(task, { due_date: day || null })}
            onDone={done}
          />
        )}
      >
        {task.due_date ? <DueDate day={task.due_date} finished={isFinishedTask(task)} /> : nothing}
      </EditCell>
    ),
    text: (task) => task.due_date ?? '',
  },
  {
    key: 'milestone_id',
    title: headingOf(taskFields.milestone_id),
    width: '144px',
    cell: (task) => (
      <EditCell
        label={`milestone of ${task.title}`}
        mayEdit={mayEdit}
        editor={(done) => (
          <PickEditor
            label={`Milestone of ${task.title}`}
            value={task.milestone_id}
            options={choices.milestones}
            none="None"
            onPick={(milestone_id) => apply(task, { milestone_id })}
            onDone={done}
          />
        )}
      >
        {nameOfChoice(choices.milestones, task.milestone_id, task.milestone_title) ?? nothing}
      </EditCell>
    ),
    text: (task) => task.milestone_title ?? '',
    priority: 'low',
  },
  {
    key: 'weight',
    title: headingOf(taskFields.weight),
    sortable: true,
    width: '80px',
    align: 'end',
    cell: (task) => (
      <EditCell
        label={`weight of ${task.title}`}
        mayEdit={mayEdit}
        editor={(done) => (
          <TextEditor
            label={`Weight of ${task.title}`}
            type="number"
            value={String(task.weight)}
            problemOf={weightProblem}
            onSave={(weight) => apply(task, { weight: Number(weight) })}
            onDone={done}
          />
        )}
      >
        <WeightBadge weight={task.weight} />
      </EditCell>
    ),
    text: (task) => String(task.weight),
  },
];
