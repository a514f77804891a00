import { listTasks, pageQuery, sortBy, taskSortColumns, unassigned } from '@portal/contracts';
import { projectQueries, taskQueries } from '@portal/data-access';
import { optionsOf, priorityWords, taskStatusWords, useLiveRows } from '@portal/features';
import { ListPage, useListQuery, type ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { usePersonOptions } from '../../people/use-person-options.js';
import { taskColumns } from './task.columns.js';

/** The tasks of all projects come in pages, those that are due first on top. */
const listAllTasks = listTasks.extend({
  page: pageQuery.page,
  limit: pageQuery.limit,
  sortBy: sortBy(taskSortColumns, 'due_date'),
});

const filtersOf = (people: ListFilter['options']): readonly ListFilter[] => [
  { key: 'status', label: 'Status', options: optionsOf(taskStatusWords), multiple: true },
  { key: 'priority', label: 'Priority', options: optionsOf(priorityWords), multiple: true },
  { key: 'assignee_id', label: 'Assigned to', options: [{ value: unassigned, label: 'Unassigned' }, ...people] },
  { key: 'overdue', label: 'Due', options: [{ value: 'true', label: 'Overdue only' }] },
  { key: 'completed', label: 'Completed', options: [{ value: 'this_month', label: 'This month' }] },
];

/** The tasks of all projects: what the dashboard's numbers were counted from. */
export function TaskListPage() {
  const [query, setQuery] = useListQuery(listAllTasks);
  const result = useQuery(taskQueries.list(query));
  const names = useProjectNames();
  const people = usePersonOptions('manager', query.assignee_id === unassigned ? undefined : query.assignee_id);
  const columns = useMemo(() => taskColumns(names), [names]);
  const { search } = useLocation();
  const from = new URLSearchParams({ tasks: search.slice(1) }).toString();
  useLiveRows('dashboard', 'tickets');
  return (
    <ListPage
      title="Tasks"
      noun={['task', 'tasks']}
      result={result}
      columns={columns}
      query={query}
      onQueryChange={setQuery}
      filters={filtersOf(people)}
      searchLabel="Search number, title or description"
      empty={{ title: 'No tasks yet', text: 'Tasks are added inside a project, on its board or in its list.' }}
      nameOf={(row) => `${row.number} ${row.title}`}
      hrefOf={(row) => `/admin/task/${row.project_id}/${row.id}?${from}`}
    />
  );
}

/** What the projects are called, by id, as far as one page of them goes. */
function useProjectNames(): ReadonlyMap<string, string> {
  const { data } = useQuery(projectQueries.list({ limit: 100, sortBy: 'updated_at' }));
  return useMemo(() => new Map(data?.data.map(({ id, name }) => [id, name])), [data]);
}
