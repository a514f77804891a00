import { taskStatuses } from '@portal/contracts';
import { taskQueries } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { taskStatusWords } from './task-words.js';
import type { TaskViewProps } from './task-view-props.js';

/** The tasks of a project in columns by state. */
export function TaskBoard({ projectId, hrefOf }: TaskViewProps) {
  const tasks = useQuery(taskQueries.ofProject(projectId)).data?.data ?? [];
  return (
    <div>
      {taskStatuses.map((status) => (
        <section key={status} aria-label={taskStatusWords[status]}>
          <h3>{taskStatusWords[status]}</h3>
          <ul>
            {tasks
              .filter((task) => task.status === status)
              .map((task) => (
                <li key={task.id}>
                  <Link to={hrefOf(task)}>{task.title}</Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
