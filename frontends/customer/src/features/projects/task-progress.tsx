import type { ProjectSummary, ProjectView, TaskStatus } from '@portal/contracts';
import { analyticsQueries } from '@portal/data-access';
import { TaskStatusTag, taskStatusTones } from '@portal/features';
import { ErrorState, Skeleton } from '@portal/ui';
import { LongText } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import './projects.css';

/** How far the tasks of a project are: a bar by state, and how many of each, each a door to exactly those. */
export function TaskProgress({ project }: { project: ProjectView }) {
  const { data, error, refetch } = useQuery(analyticsQueries.projectSummary(project.id));
  if (error && !data)
    return <ErrorState title="The numbers could not be loaded" text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={3} height={22} />;
  if (data.task_count === 0) return <LongText none="No tasks yet. Once the work is planned, you follow it here." />;
  return (
    <div className="stack gap-12">
      <p>{sentenceOf(data)}</p>
      <div className="task-progress__bar clip pill flex gap-2" aria-hidden="true">
        {countsOf(data).map(([status, count]) => (
          <span
            key={status}
            className={`task-progress__part task-progress__part--${taskStatusTones[status]}`}
            style={{ flexGrow: count }}
          />
        ))}
      </div>
      <ul className="flex wrap gap-8">
        {countsOf(data).map(([status, count]) => (
          <li key={status}>
            <Link
              to={tasksWith(`status=${status}`)}
              preventScrollReset
              className="task-progress__count touch-target inline-row gap-8 small numeric"
            >
              <TaskStatusTag status={status} /> <strong>{count}</strong>
            </Link>
          </li>
        ))}
        {data.overdue_count > 0 ? (
          <li>
            <Link
              to={tasksWith('overdue=true')}
              preventScrollReset
              className="task-progress__count touch-target inline-row gap-8 small numeric is-late"
            >
              Overdue <strong>{data.overdue_count}</strong>
            </Link>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

const tasksWith = (filter: string): string => `?tab=tasks&view=list&${filter}`;

const sentenceOf = ({ progress, done_count: done, task_count: all }: ProjectSummary): string =>
  `${done} of ${all} ${all === 1 ? 'task is' : 'tasks are'} done: ${progress}% of the work by weight.`;

/** Finished work first, as the bar fills from the left; cancelled tasks don't count. */
const shown = ['done', 'in_review', 'in_progress', 'blocked', 'todo', 'backlog'] as const satisfies TaskStatus[];

const countsOf = ({ tasks }: ProjectSummary): [status: TaskStatus, count: number][] =>
  shown.map((status): [TaskStatus, number] => [status, tasks[status] ?? 0]).filter(([, count]) => count > 0);
