import { listTasks, pageQuery, sortBy, taskSortColumns, unassigned } from '@portal/contracts';
import { taskQueries, useSession } from '@portal/data-access';
import { optionsOf, priorityWords, taskStatusWords } from '@portal/features';
import { useChannel } from '@portal/realtime';
import { ListPage, useListQuery, type ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { useListTitle } from '../../list-title.js';
import { useProjectNames } from '../../project-names.js';
import { taskColumns } from './task.columns.js';

/** Tasks of all projects: always in pages, what is due first at first. */
const listed = listTasks.extend({
  page: pageQuery.page,
  limit: pageQuery.limit,
  sortBy: sortBy(taskSortColumns, 'due_date'),
});

/** The tasks of everything the person sees: what the dashboard's figure was counted from. */
export function TaskListPage() {
  const title = useListTitle('Tasks');
  const { user } = useSession();
  const [query, setQuery] = useListQuery(listed);
  const result = useQuery(taskQueries.list(query));
  const names = useProjectNames();
  useChannel('dashboard', { onChange: () => void result.refetch() });
  const filters: readonly ListFilter[] = [
    { key: 'status', label: 'Status', options: optionsOf(taskStatusWords), multiple: true },
    { key: 'priority', label: 'Priority', options: optionsOf(priorityWords), multiple: true },
    { key: 'project_id', label: 'Project', options: [...names].map(([value, label]) => ({ value, label })) },
    {
      key: 'assignee_id',
      label: 'Assigned to',
      options: [...(user ? [{ value: user.id, label: 'Me' }] : []), { value: unassigned, label: 'Unassigned' }],
    },
    { key: 'overdue', label: 'Due', options: [{ value: 'true', label: 'Overdue' }] },
  ];
  return (
    <ListPage
      title={title}
      noun={['task', 'tasks']}
      density="roomy"
      result={result}
      columns={taskColumns(names)}
      query={query}
      onQueryChange={setQuery}
      filters={filters}
      empty={{
        title: 'No tasks yet',
        text: 'Tasks belong to projects. Once the work on one is planned, you find it here.',
        action: <Link to={addresses.projects}>Go to your projects</Link>,
      }}
      nameOf={({ title: name }) => name}
      hrefOf={(task) => `${addresses.task(task)}?`}
    />
  );
}
