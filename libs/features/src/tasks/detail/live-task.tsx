import type { ProjectAccess, TaskView } from '@portal/contracts';
import { projectQueries, taskQueries, useProjectAccess } from '@portal/data-access';
import { DetailFailed, DetailMissing, DetailSkeleton, isNotThere } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { UpdatingNote } from '../../live/updating-note.js';
import { useProjectLive } from '../../projects/use-project-live.js';
import { OpenTask } from './open-task.js';

interface WayBack {
  to: string;
  label: string;
}

interface LiveTaskProps {
  projectId: string;
  taskId: string;
  /** The way back while not even the project can be shown. */
  projects: WayBack;
  /** The way back to where the task was opened in its project. */
  backTo: (project: { id: string; name: string }) => WayBack;
}

/** One task of a project, live, with its comments and activity (specification, section 2). */
export function LiveTask({ projectId, taskId, projects, backTo }: LiveTaskProps) {
  const project = useQuery(projectQueries.detail(projectId));
  const task = useQuery(taskQueries.detail(taskId));
  const access = useProjectAccess(projectId, project.data);
  if (project.error && (!project.data || isNotThere(project.error)))
    return <DetailFailed back={projects} error={project.error} onRetry={() => void project.refetch()} />;
  // the hint shows the task before its project has come
  if (!project.data && !(access && task.data)) return <DetailSkeleton />;
  const back = backTo({ id: projectId, name: project.data?.name ?? task.data?.project_name ?? '' });
  if (task.error && (!task.data || isNotThere(task.error)))
    return <DetailFailed back={back} error={task.error} noun="task" onRetry={() => void task.refetch()} />;
  if (!task.data) return <DetailSkeleton />;
  if (task.data.project_id !== projectId) return <DetailMissing back={back} title="This task was not found" />;
  return <TaskPage key={taskId} access={access} task={task.data} back={back} />;
}

function TaskPage({ task, access, back }: { task: TaskView; access: ProjectAccess | null; back: WayBack }) {
  const { marks, updating } = useProjectLive(task.project_id);
  const navigate = useNavigate();
  return (
    <OpenTask
      task={task}
      access={access}
      back={back}
      marks={marks}
      updating={<UpdatingNote updating={updating} />}
      onDeleted={() => void navigate(back.to, { replace: true })}
    />
  );
}
