import type { TaskView } from '@portal/contracts';
import { DueDate, PriorityTag, priorityWords, TaskStatusTag, taskStatusWords } from '@portal/features';
import type { ListColumn } from '@portal/ui-antd';

const isFinished = ({ status }: TaskView): boolean => status === 'done' || status === 'cancelled';

/** The columns of a list of tasks over several projects, whose names come by id. */
export const taskColumns = (projectNames: ReadonlyMap<string, string>): readonly ListColumn<TaskView>[] => {
  const projectOf = (task: TaskView): string => projectNames.get(task.project_id) ?? '';
  return [
    {
      key: 'title',
      title: 'Task',
      sortable: true,
      cell: ({ title }) => title,
      text: ({ title }) => title,
      onCard: 'title',
    },
    { key: 'project', title: 'Project', width: '190px', cell: projectOf, text: projectOf },
    {
      key: 'status',
      title: 'Status',
      sortable: true,
      width: '124px',
      cell: ({ status }) => <TaskStatusTag status={status} />,
      text: ({ status }) => taskStatusWords[status],
      onCard: 'corner',
    },
    {
      key: 'priority',
      title: 'Priority',
      sortable: true,
      width: '104px',
      cell: ({ priority }) => <PriorityTag priority={priority} />,
      text: ({ priority }) => priorityWords[priority],
    },
    {
      key: 'due_date',
      title: 'Due',
      sortable: true,
      width: '200px',
      cell: (row) => <DueDate day={row.due_date} finished={isFinished(row)} />,
      text: ({ due_date }) => due_date ?? '',
    },
    {
      key: 'assignee',
      title: 'Assigned to',
      width: '140px',
      cell: ({ assignee_name }) => assignee_name ?? 'Nobody yet',
      text: ({ assignee_name }) => assignee_name ?? '',
    },
  ];
};
