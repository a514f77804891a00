import {
  fieldsWith,
  openTaskStatuses,
  priorities,
  taskFields,
  taskStatuses,
  unassigned,
  type TaskView,
} from '@portal/contracts';
import type { TaskQuery } from './task-query.js';

const isOpen = (task: TaskView): boolean => (openTaskStatuses as readonly string[]).includes(task.status);

/** Open and past its due date. */
export const isOverdue = (task: TaskView, today: string): boolean =>
  task.due_date !== null && task.due_date < today && isOpen(task);

const searched = fieldsWith(taskFields, 'search').map(([name]) => name);

const mentions = (task: TaskView, search: string): boolean =>
  searched.some((name) =>
    String(task[name] ?? '')
      .toLowerCase()
      .includes(search),
  );

/** Whether a task passes the filter. */
export const isIn = (task: TaskView, query: TaskQuery, today: string): boolean =>
  (!query.search || mentions(task, query.search.trim().toLowerCase())) &&
  (!query.status || query.status.includes(task.status)) &&
  (!query.priority || query.priority.includes(task.priority)) &&
  (!query.assignee_id || (task.assignee_id ?? unassigned) === query.assignee_id) &&
  (!query.milestone_id || task.milestone_id === query.milestone_id) &&
  (query.overdue === undefined || query.overdue === isOverdue(task, today));

type Compare = (one: TaskView, other: TaskView) => number;

const byText =
  (text: (task: TaskView) => string): Compare =>
  (one, other) =>
    text(one).localeCompare(text(other), undefined, { numeric: true, sensitivity: 'base' });
const byNumber =
  (number: (task: TaskView) => number): Compare =>
  (one, other) =>
    number(one) - number(other);

const byStatus = byNumber((task) => taskStatuses.indexOf(task.status));
const byPlace = byNumber((task) => task.position);

const compareBy: Readonly<Record<TaskQuery['sortBy'], Compare>> = {
  position: (one, other) => byStatus(one, other) || byPlace(one, other),
  created_at: byText((task) => task.created_at),
  updated_at: byText((task) => task.updated_at),
  due_date: byText((task) => task.due_date ?? ''),
  priority: byNumber((task) => priorities.indexOf(task.priority)),
  status: byStatus,
  title: byText((task) => task.title),
  weight: byNumber((task) => task.weight),
  number: byText((task) => task.number),
};

/** Tasks sorted; those without a due date come last in both directions. */
export function inOrder(tasks: readonly TaskView[], { sortBy, sortOrder }: TaskQuery): TaskView[] {
  const turn = sortOrder === 'desc' ? -1 : 1;
  const undated = (task: TaskView): number => (sortBy === 'due_date' && task.due_date === null ? 1 : 0);
  return tasks.toSorted(
    (one, other) =>
      undated(one) - undated(other) ||
      turn * compareBy[sortBy](one, other) ||
      byStatus(one, other) ||
      byPlace(one, other),
  );
}
