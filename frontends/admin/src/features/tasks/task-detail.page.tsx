import type { TaskView } from '@portal/contracts';
import { projectQueries, taskQueries } from '@portal/data-access';
import { ActivityTimeline, CommentThread, TaskDetail, useProjectLive } from '@portal/features';
import { DetailFailed, DetailSection, DetailSkeleton } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router';

/** One task with its thread, where admins also write among themselves, and what happened to it. */
export function TaskDetailPage() {
  const { projectId = '', taskId = '' } = useParams();
  return <LiveTask key={taskId} projectId={projectId} taskId={taskId} />;
}

function LiveTask({ projectId, taskId }: { projectId: string; taskId: string }) {
  const project = useQuery(projectQueries.detail(projectId));
  const task = useQuery(taskQueries.detail(taskId));
  const back = useWayBack(projectId, project.data?.name);
  const failed = project.error ?? task.error;
  if (failed && !(task.data && project.data)) {
    const retry = () => void Promise.all([project.refetch(), task.refetch()]);
    return <DetailFailed back={project.data ? back : projects} error={failed} onRetry={retry} noun="task" />;
  }
  if (!task.data || !project.data) return <DetailSkeleton />;
  return <OpenTask task={task.data} access={project.data.access} back={back} />;
}

const projects = { to: '/admin/projects', label: 'Projects' };

interface OpenTaskProps {
  task: TaskView;
  access: Parameters<typeof TaskDetail>[0]['access'];
  back: { to: string; label: string };
}

function OpenTask({ task, access, back }: OpenTaskProps) {
  const { marks } = useProjectLive(task.project_id);
  const navigate = useNavigate();
  return (
    <TaskDetail
      task={task}
      access={access}
      back={back}
      change={marks.get(task.id)}
      onDeleted={() => void navigate(back.to)}
    >
      <DetailSection title="Comments">
        <CommentThread taskId={task.id} projectId={task.project_id} access={access} allowInternal marks={marks} />
      </DetailSection>
      <DetailSection title="Activity">
        <ActivityTimeline entityType="task" entityId={task.id} />
      </DetailSection>
    </TaskDetail>
  );
}

/** To the list of tasks or the part of the project that the task was opened from, as it was. */
function useWayBack(projectId: string, projectName = 'Project'): { to: string; label: string } {
  const [params] = useSearchParams();
  const tasks = params.get('tasks');
  if (tasks !== null) return { to: `/admin/tasks?${tasks}`, label: 'Tasks' };
  return { to: `/admin/projects/${projectId}?${params.get('project') ?? 'tab=board'}`, label: projectName };
}
