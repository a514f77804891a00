import type { ProjectAccess } from '@portal/contracts';
import { commentQueries } from '@portal/data-access';
import { ErrorState, Skeleton } from '@portal/ui';
import type { ChangeMarks } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { CommentBody } from './comment-body.js';

interface CommentThreadProps {
  taskId: string;
  projectId: string;
  /** What the reader may do in the project. */
  access: ProjectAccess | null | undefined;
  /** Whether the writer may keep a comment among the team. */
  allowInternal?: boolean;
  /** Rows that somebody else changed a moment ago. */
  marks?: ChangeMarks;
}

/** What people say about a task, oldest first, with files; and the place to answer. */
export function CommentThread({ taskId }: CommentThreadProps) {
  const { data, error, refetch } = useQuery(commentQueries.ofTask(taskId));
  if (error)
    return <ErrorState title="The comments could not be loaded" text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={3} height={64} />;
  return (
    <ol className="comments">
      {data.data.map((comment) => (
        <li key={comment.id}>
          <strong>{comment.author_name}</strong>
          <CommentBody comment={comment} />
        </li>
      ))}
    </ol>
  );
}
