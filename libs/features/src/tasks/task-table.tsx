import { taskQueries } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { TaskStatusTag } from './task-status-tag.js';
import type { TaskViewProps } from './task-view-props.js';

/** The tasks of a project as a list. */
export function TaskTable({ projectId, hrefOf }: TaskViewProps) {
  const tasks = useQuery(taskQueries.ofProject(projectId)).data?.data ?? [];
  return (
    <ul>
      {tasks.map((task) => (
        <li key={task.id}>
          <Link to={hrefOf(task)}>{task.title}</Link> <TaskStatusTag status={task.status} />
        </li>
      ))}
    </ul>
  );
}
