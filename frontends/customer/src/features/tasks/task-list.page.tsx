import { messages, type TaskView } from '@portal/contracts';
import { projectQueries, taskQueries, useSession } from '@portal/data-access';
import { listAllTasks, taskColumn, taskFilters, useRecordList } from '@portal/features';
import { useChannel } from '@portal/realtime';
import { type ListColumn, type ListFilter, ListPage } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { useListTitle } from '../../list-title.js';

/** The tasks of everything the person sees: what the dashboard's figure was counted from; kept live by the same hints. */
export function TaskListPage() {
  const title = useListTitle('Tasks');
  const { user } = useSession();
  const list = useRecordList(listAllTasks, taskQueries.list);
  const project = useProjectFilter(list.query.project_id);
  const { status, priority, assignee, overdue } = taskFilters({
    options: user ? [{ value: user.id, label: 'Me' }] : [],
  });
  useChannel('dashboard');
  return (
    <ListPage
      title={title}
      noun={['task', 'tasks']}
      density="roomy"
      {...list}
      columns={taskColumns}
      filters={[status, priority, project, assignee, overdue]}
      failure={messages.shortFailure.tasksFetch}
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

/** The first hundred of the person's projects by name, and the chosen one where a link named another. */
function useProjectFilter(chosen: string | undefined): ListFilter {
  const { data } = useQuery(projectQueries.list({ sortBy: 'name', sortOrder: 'asc', limit: 100 }));
  const missing = chosen !== undefined && data !== undefined && !data.data.some(({ id }) => id === chosen);
  const { data: other } = useQuery({ ...projectQueries.detail(chosen ?? ''), enabled: missing });
  const projects = [...(data?.data ?? []), ...(missing && other ? [other] : [])];
  return { key: 'project_id', label: 'Project', options: projects.map(({ id, name }) => ({ value: id, label: name })) };
}

const { title, project, status, priority, due, assignee } = taskColumn;

/** The columns of My Tasks. */
const taskColumns: readonly ListColumn<TaskView>[] = [
  title,
  project,
  { ...status, width: '124px' },
  { ...priority, width: '104px' },
  due,
  { ...assignee, width: '140px' },
];
