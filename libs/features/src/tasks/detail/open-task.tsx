import { useCan } from '@portal/data-access';
import { DetailSection, type ChangeMarks } from '@portal/ui-antd';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { EntityActivity } from '../../activity/activity-timeline.js';
import type { CommentComposerHandle } from '../../comments/comment-composer.js';
import { CommentThread } from '../../comments/comment-thread.js';
import { TaskDetail } from './task-detail.js';

interface OpenTaskProps extends Omit<ComponentProps<typeof TaskDetail>, 'change' | 'onComment' | 'children'> {
  /** Rows that another user changed a moment ago. */
  marks?: ChangeMarks | undefined;
  /** Shows that changes come in. */
  updating?: ReactNode;
}

/** A task with its comments and activity. */
export function OpenTask({ task, access, marks, updating, ...detail }: OpenTaskProps) {
  const composer = useRef<CommentComposerHandle>(null);
  const mayKeepInternal = useCan('comment.create_internal', { access: access ?? null });
  return (
    <TaskDetail
      {...detail}
      task={task}
      access={access}
      change={marks?.get(task.id)}
      onComment={() => composer.current?.focus()}
    >
      <DetailSection title="Comments" extra={updating}>
        <CommentThread
          taskId={task.id}
          projectId={task.project_id}
          access={access}
          allowInternal={mayKeepInternal}
          {...(marks ? { marks } : {})}
          composer={composer}
        />
      </DetailSection>
      <DetailSection title="Activity">
        <EntityActivity entityType="task" entityId={task.id} access={access} />
      </DetailSection>
    </TaskDetail>
  );
}
