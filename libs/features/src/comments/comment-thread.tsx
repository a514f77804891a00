import { messages, type ProjectAccess } from '@portal/contracts';
import { useCan } from '@portal/data-access';
import { Skeleton } from '@portal/ui';
import { ListFailed, type ChangeMarks } from '@portal/ui-antd';
import type { Ref } from 'react';
import { CommentComposer, type CommentComposerHandle } from './comment-composer.js';
import { CommentItem } from './comment-item.js';
import type { Replies } from './use-composer.js';
import { useThread } from './use-thread.js';
import './comments.css';

interface CommentThreadProps {
  taskId: string;
  /** Null for a support ticket. */
  projectId: string | null;
  /** What the reader may do in the project. */
  access: ProjectAccess | null | undefined;
  /** Whether the writer may keep a comment among the team. */
  allowInternal?: boolean;
  /** Rows that another user changed a moment ago. */
  marks?: ChangeMarks;
  /** Takes the reader to where a comment is written. */
  composer?: Ref<CommentComposerHandle> | undefined;
  /** A thread whose comments are answers. */
  replies?: Replies;
}

/** The newest comments of a task, oldest first, with files; a button for earlier ones; and the field for a new one. */
export function CommentThread({
  taskId,
  projectId,
  access = null,
  allowInternal = false,
  marks,
  composer,
  replies,
}: CommentThreadProps) {
  const { data, error, refetch, earlier } = useThread(taskId);
  const mayWrite = useCan('comment.create', { access });
  if (error && !data)
    return (
      <ListFailed
        noun="comments"
        error={error}
        failure={messages.shortFailure.commentsFetch}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton rows={3} height={64} />;
  return (
    <div className="thread stack">
      {earlier}
      {data.data.length > 0 ? (
        <ol className="comments stack gap-12" aria-label="Comments">
          {data.data.map((comment) => (
            <CommentItem key={comment.id} comment={comment} access={access} mark={marks?.get(comment.id)} />
          ))}
        </ol>
      ) : (
        <p className="muted small">
          {mayWrite
            ? replies
              ? 'No messages yet.'
              : 'No comments yet. Ask or tell something about this task; everybody in the project can read it.'
            : 'No comments yet.'}
        </p>
      )}
      {mayWrite ? (
        <CommentComposer
          ref={composer}
          taskId={taskId}
          projectId={projectId}
          allowInternal={allowInternal}
          replies={replies}
        />
      ) : (
        <p className="muted small">You can read this conversation, but not write in it.</p>
      )}
    </div>
  );
}
