import { messages, unassigned } from '@portal/contracts';
import { taskQueries, useFetchPage } from '@portal/data-access';
import { listAllTasks, NewTaskForm, taskFilters } from '@portal/features';
import { useChannel } from '@portal/realtime';
import { ListPage, useListQuery, type ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { addresses } from '../../addresses.js';
import { usePersonOptions } from '../../people/use-person-options.js';
import { NewButton } from '../../views/new-button.js';
import { taskColumns } from './task.columns.js';

const completed: ListFilter = {
  key: 'completed',
  label: 'Completed',
  options: [{ value: 'this_month', label: 'This month' }],
};

/** The tasks of all projects: what the dashboard's numbers were counted from; kept live by the same hints. */
export function TaskListPage() {
  const [query, setQuery] = useListQuery(listAllTasks);
  const result = useQuery(taskQueries.list(query));
  const fetchPage = useFetchPage(taskQueries.list);
  const people = usePersonOptions('manager', query.assignee_id === unassigned ? undefined : query.assignee_id);
  const { status, priority, assignee, overdue } = taskFilters(people);
  const { search } = useLocation();
  const from = new URLSearchParams({ tasks: search.slice(1) }).toString();
  useChannel('dashboard');
  return (
    <ListPage
      title="Tasks"
      noun={['task', 'tasks']}
      result={result}
      fetchPage={fetchPage}
      columns={taskColumns}
      actions={
        <NewButton
          primary
          permission="task.create"
          label="New task"
          form={(close) => <NewTaskForm onClose={close} />}
        />
      }
      query={query}
      onQueryChange={setQuery}
      filters={[status, priority, assignee, overdue, completed]}
      searchLabel="Search number, title or description"
      failure={messages.shortFailure.tasksFetch}
      empty={{ title: 'No tasks yet', text: 'Add the first one here, or inside its project.' }}
      nameOf={(row) => `${row.number} ${row.title}`}
      hrefOf={(row) => `${addresses.task(row)}?${from}`}
    />
  );
}
