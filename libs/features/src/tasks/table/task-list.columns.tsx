import {
  headingOf,
  listTasks,
  pageQuery,
  sortBy,
  taskFields,
  taskSortColumns,
  unassigned,
  type TaskView,
} from '@portal/contracts';
import type { ListColumn, ListFilter } from '@portal/ui-antd';
import { optionsOf } from '../../consultations/consultation-labels.js';
import { DueDate } from '../due-date.js';
import { PriorityTag } from '../priority-tag.js';
import { TaskStatusTag } from '../task-status-tag.js';
import { isFinishedTask, priorityLabels, taskStatusLabels } from '../task-labels.js';
import { WeightBadge } from '../weight-badge.js';

/** The query of a list of tasks over all projects: always in pages, those due first on top. */
export const listAllTasks = listTasks.extend({
  page: pageQuery.page,
  limit: pageQuery.limit,
  sortBy: sortBy(taskSortColumns, 'due_date'),
});

/** The columns of such a list; each list sets widths and places of its own. */
export const taskColumn = {
  title: {
    key: 'title',
    title: headingOf(taskFields.title),
    sortable: true,
    text: (row) => row.title,
    onCard: 'title',
  },
  number: {
    key: 'number',
    title: headingOf(taskFields.number),
    sortable: true,
    width: '96px',
    text: (row) => row.number,
    onCard: 'hidden',
  },
  project: {
    key: 'project_name',
    title: headingOf(taskFields.project_name),
    width: '190px',
    text: (row) => row.project_name,
    group: [
      {
        key: 'project_name',
        title: headingOf(taskFields.project_name),
        idOf: (row) => row.project_id,
        labelOf: (row) => row.project_name,
      },
    ],
  },
  status: {
    key: 'status',
    title: headingOf(taskFields.status),
    sortable: true,
    width: '128px',
    cell: (row) => <TaskStatusTag status={row.status} />,
    text: (row) => taskStatusLabels[row.status],
    onCard: 'corner',
    group: [
      {
        key: 'status',
        title: headingOf(taskFields.status),
        idOf: (row) => row.status,
        labelOf: (row) => taskStatusLabels[row.status],
      },
    ],
  },
  priority: {
    key: 'priority',
    title: headingOf(taskFields.priority),
    sortable: true,
    width: '108px',
    cell: (row) => <PriorityTag priority={row.priority} />,
    text: (row) => priorityLabels[row.priority],
    group: [
      {
        key: 'priority',
        title: headingOf(taskFields.priority),
        idOf: (row) => row.priority,
        labelOf: (row) => priorityLabels[row.priority],
      },
    ],
  },
  weight: {
    key: 'weight',
    title: headingOf(taskFields.weight),
    sortable: true,
    width: '88px',
    cell: (row) => <WeightBadge weight={row.weight} />,
    text: (row) => String(row.weight),
    onCard: 'hidden',
  },
  assignee: {
    key: 'assignee_name',
    title: headingOf(taskFields.assignee_id),
    width: '150px',
    cell: (row) => row.assignee_name ?? 'Nobody yet',
    text: (row) => row.assignee_name ?? '',
    group: [
      {
        key: 'assignee_name',
        title: headingOf(taskFields.assignee_id),
        idOf: (row) => row.assignee_id ?? '',
        labelOf: (row) => row.assignee_name ?? 'Nobody yet',
      },
    ],
  },
  due: {
    key: 'due_date',
    title: headingOf(taskFields.due_date),
    sortable: true,
    width: '226px',
    cell: (row) => (row.due_date ? <DueDate day={row.due_date} finished={isFinishedTask(row)} /> : '–'),
    text: (row) => row.due_date ?? '',
  },
} as const satisfies Record<string, ListColumn<TaskView>>;

/** The filters of such a list; `people` are offered besides "unassigned". */
export const taskFilters = (people: Pick<ListFilter, 'options' | 'onSearch' | 'isSearching'>) =>
  ({
    status: { key: 'status', label: taskFields.status.label, options: optionsOf(taskStatusLabels), multiple: true },
    priority: { key: 'priority', label: taskFields.priority.label, options: optionsOf(priorityLabels), multiple: true },
    assignee: {
      key: 'assignee_id',
      label: taskFields.assignee_id.label,
      ...people,
      options: [{ value: unassigned, label: 'Unassigned' }, ...people.options],
    },
    overdue: { key: 'overdue', label: 'Due', options: [{ value: 'true', label: 'Overdue only' }] },
  }) satisfies Record<string, ListFilter>;
