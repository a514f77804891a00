import type { TaskView } from '@portal/contracts';
import { DueDate, PriorityTag, priorityWords, TaskStatusTag, taskStatusWords, WeightBadge } from '@portal/features';
import type { ListColumn } from '@portal/ui-antd';

/** The columns of the tasks of all projects; `projectNames` by id. */
export const taskColumns = (projectNames: ReadonlyMap<string, string>): readonly ListColumn<TaskView>[] => [
  {
    key: 'title',
    title: 'Task',
    sortable: true,
    cell: (row) => row.title,
    text: (row) => row.title,
    onCard: 'title',
  },
  {
    key: 'number',
    title: 'Number',
    sortable: true,
    width: '96px',
    cell: (row) => row.number,
    text: (row) => row.number,
    onCard: 'hidden',
  },
  {
    key: 'project_id',
    title: 'Project',
    width: '220px',
    cell: (row) => projectNames.get(row.project_id) ?? '–',
    text: (row) => projectNames.get(row.project_id) ?? '',
  },
  {
    key: 'status',
    title: 'Status',
    sortable: true,
    width: '128px',
    cell: (row) => <TaskStatusTag status={row.status} />,
    text: (row) => taskStatusWords[row.status],
    onCard: 'corner',
  },
  {
    key: 'priority',
    title: 'Priority',
    sortable: true,
    width: '108px',
    cell: (row) => <PriorityTag priority={row.priority} />,
    text: (row) => priorityWords[row.priority],
  },
  {
    key: 'weight',
    title: 'Weight',
    sortable: true,
    width: '88px',
    cell: (row) => <WeightBadge weight={row.weight} />,
    text: (row) => String(row.weight),
    onCard: 'hidden',
  },
  {
    key: 'assignee_name',
    title: 'Assigned to',
    width: '150px',
    cell: (row) => row.assignee_name ?? 'Nobody yet',
    text: (row) => row.assignee_name ?? '',
  },
  {
    key: 'due_date',
    title: 'Due',
    sortable: true,
    width: '226px',
    cell: (row) =>
      row.due_date ? (
        <DueDate day={row.due_date} finished={row.status === 'done' || row.status === 'cancelled'} />
      ) : (
        '–'
      ),
    text: (row) => row.due_date ?? '',
  },
];
