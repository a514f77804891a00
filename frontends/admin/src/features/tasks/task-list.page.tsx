import { messages, taskFields, unassigned, type TaskView } from '@portal/contracts';
import { taskQueries } from '@portal/data-access';
import {
  columnsOf,
  listAllTasks,
  NewButton,
  NewTaskForm,
  taskColumn,
  taskFilters,
  useRecordList,
  withFurtherColumns,
} from '@portal/features';
import { useChannel } from '@portal/realtime';
import { ListPage, type ListFilter } from '@portal/ui-antd';
import { useLocation } from 'react-router';
import { addresses } from '../../addresses.js';
import { usePersonOptions } from '../../people/people.js';

const { title, number, project, status, priority, weight, assignee, due } = taskColumn;

const { optional, time } = columnsOf<TaskView>();

/** The columns of the tasks of all projects. */
export const taskColumns = withFurtherColumns<TaskView>(taskFields, [
  title,
  number,
  { ...project, width: '220px' },
  status,
  priority,
  weight,
  assignee,
  due,
  optional('milestone_title', 'Milestone', { width: '200px', priority: 'extra', onCard: 'hidden' }),
  time('created_at', 'Created', { sortable: true, width: '128px', priority: 'extra', onCard: 'hidden' }),
]);

const completed: ListFilter = {
  key: 'completed',
  label: 'Completed',
  options: [{ value: 'this_month', label: 'This month' }],
};

/** The tasks of all projects: what the dashboard's numbers were counted from; kept live by the same hints. */
export function TaskListPage() {
  const list = useRecordList(listAllTasks, taskQueries.list);
  const people = usePersonOptions(
    'manager',
    list.query.assignee_id === unassigned ? undefined : list.query.assignee_id,
  );
  const { status, priority, assignee, overdue } = taskFilters(people);
  const { search } = useLocation();
  const from = new URLSearchParams({ tasks: search.slice(1) }).toString();
  useChannel('dashboard');
  return (
    <ListPage
      {...list}
      title="Tasks"
      noun={['task', 'tasks']}
      columns={taskColumns}
      actions={
        <NewButton
          type="primary"
          permission="task.create"
          label="New task"
          form={(close) => <NewTaskForm onClose={close} />}
        />
      }
      filters={[status, priority, assignee, overdue, completed]}
      searchLabel="Search number, title or description"
      failure={messages.shortFailure.tasksFetch}
      empty={{ title: 'No tasks yet', text: 'Add the first one here, or inside its project.' }}
      nameOf={(row) => `${row.number} ${row.title}`}
      hrefOf={(row) => `${addresses.task(row)}?${from}`}
    />
  );
}
