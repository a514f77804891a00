import type { ProjectView, TaskView } from '@portal/contracts';
import { projectQueries, taskQueries, useCan } from '@portal/data-access';
import { ActivityTimeline, CommentThread, TaskDetail, UpdatingNote, useProjectLive } from '@portal/features';
import { DetailFailed, DetailMissing, DetailSection, DetailSkeleton, isNotThere } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { useListTitle } from '../../list-title.js';

/** One task of a project, live, with what people say about it (specification, section 2). */
export function TaskDetailPage() {
  const { projectId = '', taskId = '' } = useParams();
  const { search } = useLocation();
  const projects = { to: addresses.projects, label: useListTitle('Projects') };
  const project = useQuery(projectQueries.detail(projectId));
  const task = useQuery({ ...taskQueries.detail(taskId), enabled: project.isSuccess });
  const back = { to: addresses.tasksOf(projectId, search), label: project.data?.name ?? 'the project' };

  if (project.error && (!project.data || isNotThere(project.error)))
    return <DetailFailed back={projects} error={project.error} onRetry={() => void project.refetch()} />;
  if (task.error && (!task.data || isNotThere(task.error)))
    return <DetailFailed back={back} error={task.error} noun="task" onRetry={() => void task.refetch()} />;
  if (!project.data || !task.data) return <DetailSkeleton />;
  if (task.data.project_id !== project.data.id) return <DetailMissing back={back} title="This task was not found" />;
  return <LiveTask key={taskId} project={project.data} task={task.data} back={back} />;
}

interface LiveTaskProps {
  project: ProjectView;
  task: TaskView;
  back: { to: string; label: string };
}

function LiveTask({ project, task, back }: LiveTaskProps) {
  const { marks, updating } = useProjectLive(project.id);
  const navigate = useNavigate();
  const mayKeepInternal = useCan('comment.create_internal', { access: project.access ?? null });
  return (
    <TaskDetail
      task={task}
      access={project.access}
      back={back}
      change={marks.get(task.id)}
      onDeleted={() => void navigate(back.to, { replace: true })}
    >
      <DetailSection title="Comments" extra={<UpdatingNote updating={updating} />}>
        <CommentThread
          taskId={task.id}
          projectId={project.id}
          access={project.access}
          allowInternal={mayKeepInternal}
          marks={marks}
        />
      </DetailSection>
      <DetailSection title="Activity">
        <ActivityTimeline entityType="task" entityId={task.id} />
      </DetailSection>
    </TaskDetail>
  );
}
