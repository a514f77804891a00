import {
  headingOf,
  ListTasks,
  pageQuery,
  sortBy,
  taskFields,
  taskSortColumns,
  unassigned,
  type TaskView,
} from '@portal/contracts';
import type { ListFilter } from '@portal/ui-antd';
import { optionsOf } from '../../consultations/consultation-labels.js';
import { columnsFrom } from '../../fields/columns-from.js';
import { DueDate, PriorityTag, TaskStatusTag, WeightBadge } from '../task-tags.js';
import { isFinishedTask, priorityLabels, taskStatusLabels } from '../task-labels.js';

/** The query of a list of tasks over all projects: always in pages, those due first on top. */
export const listAllTasks = ListTasks.extend({
  page: pageQuery.page,
  limit: pageQuery.limit,
  sortBy: sortBy(taskSortColumns, 'due_date'),
});

const column = columnsFrom<TaskView>(taskFields);

/** The columns of such a list; each list sets widths and places of its own. */
export const taskColumn = {
  title: column('title', { sortable: true, onCard: 'title' }),
  number: column('number', { sortable: true, width: '96px', onCard: 'hidden' }),
  project: column('project_name', { width: '190px', groupBy: (row) => row.project_id }),
  status: column('status', {
    sortable: true,
    width: '128px',
    cell: (row) => <TaskStatusTag status={row.status} />,
    labels: taskStatusLabels,
    onCard: 'corner',
    groupBy: true,
  }),
  priority: column('priority', {
    sortable: true,
    width: '108px',
    cell: (row) => <PriorityTag priority={row.priority} />,
    labels: priorityLabels,
    groupBy: true,
  }),
  weight: column('weight', {
    sortable: true,
    width: '88px',
    align: 'start',
    cell: (row) => <WeightBadge weight={row.weight} />,
    onCard: 'hidden',
  }),
  assignee: column('assignee_name', {
    title: headingOf(taskFields.assignee_id),
    width: '150px',
    none: 'Nobody yet',
    groupBy: (row) => row.assignee_id ?? '',
  }),
  due: column('due_date', {
    sortable: true,
    width: '226px',
    cell: (row) => (row.due_date ? <DueDate day={row.due_date} finished={isFinishedTask(row)} /> : '–'),
  }),
};

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
