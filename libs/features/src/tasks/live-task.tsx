import type { ProjectView, TaskView } from '@portal/contracts';
import { projectQueries, taskQueries, useCan } from '@portal/data-access';
import { DetailFailed, DetailMissing, DetailSection, DetailSkeleton, isNotThere } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { ActivityTimeline } from '../activity/activity-timeline.js';
import type { CommentComposerHandle } from '../comments/comment-composer.js';
import { CommentThread } from '../comments/comment-thread.js';
import { UpdatingNote } from '../live/updating-note.js';
import { useProjectLive } from '../projects/use-project-live.js';
import { TaskDetail } from './task-detail.js';

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
  backTo: (project: ProjectView) => WayBack;
}

/** One task of a project, live, with its comments and activity (specification, section 2). */
export function LiveTask({ projectId, taskId, projects, backTo }: LiveTaskProps) {
  const project = useQuery(projectQueries.detail(projectId));
  const task = useQuery({ ...taskQueries.detail(taskId), enabled: project.isSuccess });
  if (project.error && (!project.data || isNotThere(project.error)))
    return <DetailFailed back={projects} error={project.error} onRetry={() => void project.refetch()} />;
  if (!project.data) return <DetailSkeleton />;
  const back = backTo(project.data);
  if (task.error && (!task.data || isNotThere(task.error)))
    return <DetailFailed back={back} error={task.error} noun="task" onRetry={() => void task.refetch()} />;
  if (!task.data) return <DetailSkeleton />;
  if (task.data.project_id !== project.data.id) return <DetailMissing back={back} title="This task was not found" />;
  return <OpenTask key={taskId} project={project.data} task={task.data} back={back} />;
}

function OpenTask({ project, task, back }: { project: ProjectView; task: TaskView; back: WayBack }) {
  const { marks, updating } = useProjectLive(project.id);
  const navigate = useNavigate();
  const composer = useRef<CommentComposerHandle>(null);
  const mayKeepInternal = useCan('comment.create_internal', { access: project.access ?? null });
  return (
    <TaskDetail
      task={task}
      access={project.access}
      back={back}
      change={marks.get(task.id)}
      onComment={() => composer.current?.focus()}
      onDeleted={() => void navigate(back.to, { replace: true })}
    >
      <DetailSection title="Comments" extra={<UpdatingNote updating={updating} />}>
        <CommentThread
          taskId={task.id}
          projectId={project.id}
          access={project.access}
          allowInternal={mayKeepInternal}
          marks={marks}
          composer={composer}
        />
      </DetailSection>
      <DetailSection title="Activity">
        <ActivityTimeline entityType="task" entityId={task.id} access={project.access} />
      </DetailSection>
    </TaskDetail>
  );
}
