import { messages, type ProjectAccess } from '@portal/contracts';
import { useCan, commentQueries } from '@portal/data-access';
import { Skeleton } from '@portal/ui';
import { ListFailed, type ChangeMarks } from '@portal/ui-antd';
import { type Ref, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useLocation } from 'react-router';
import { CommentComposer, type CommentComposerHandle } from './comment-composer.js';
import { CommentItem } from './comment-item.js';
import type { Replies } from './use-composer.js';
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
export function CommentThread({ access = null, marks, composer, ...thread }: CommentThreadProps) {
  const { taskId, replies } = thread;
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
    <div className="thread column">
      {earlier}
      {data.data.length > 0 ? (
        <ol className="column gap-12" aria-label="Comments">
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
        <CommentComposer ref={composer} {...thread} />
      ) : (
        <p className="muted small">You can read this conversation, but not write in it.</p>
      )}
    </div>
  );
}

/** Pages that a link to an earlier comment looks through. */
const SEARCHED_PAGES = 10;

/** The newest comments of a task or ticket, with what shows earlier ones: a button, or a link to one of them. */
function useThread(taskId: string) {
  const [shown, setShown] = useState({ taskId, pages: 1 });
  const pages = shown.taskId === taskId ? shown.pages : 1;
  const thread = useQuery(commentQueries.ofTask(taskId, pages));
  const { data, isPlaceholderData } = thread;
  const linked = /^#comment-(.+)$/.exec(useLocation().hash)?.[1];
  const hasEarlier = data?.pagination.has_more === true;
  const showEarlier = () => setShown({ taskId, pages: pages + 1 });
  if (
    linked !== undefined &&
    hasEarlier &&
    !isPlaceholderData &&
    pages < SEARCHED_PAGES &&
    !data.data.some(({ id }) => id === linked)
  )
    showEarlier();
  const earlier = hasEarlier ? (
    <Button className="thread__earlier" loading={isPlaceholderData} onClick={showEarlier}>
      {`Show earlier messages (${data.pagination.total - data.data.length} more)`}
    </Button>
  ) : null;
  return { ...thread, earlier };
}
