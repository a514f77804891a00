import { messages, rewriteMentions, type CommentView, type ProjectAccess } from '@portal/contracts';
import { useCan, commentQueries, useSession } from '@portal/data-access';
import { classNames, Skeleton } from '@portal/ui';
import { ListFailed, LongText, RelativeTime, type ChangeMarks } from '@portal/ui-antd';
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useLocation } from 'react-router';
import { CommentComposer, type CommentComposerHandle } from './comment-composer.js';
import { CommentItem, type MessageActions } from './comment-item.js';
import { useNewestVisible } from './use-newest-visible.js';
import type { Replies } from './use-composer.js';
import './comments.css';

interface CommentThreadProps {
  /** The task, ticket or consultation request. */
  taskId: string;
  isRequest?: boolean;
  /** Null for a support ticket or request. */
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
  /** What else happened, to stand between the comments. */
  events?: readonly ThreadEvent[] | undefined;
  /** What can be done with one of its answers, and whether it is the only one that isn't a note of the team. */
  actionsOf?: ((comment: CommentView, isOnly: boolean) => MessageActions) | undefined;
}

/** Something that happened between two comments: a thin line, with a note of the team where there is one. */
export interface ThreadEvent {
  id: string;
  at: string;
  text: ReactNode;
  note?: string;
}

/** The newest comments of a task, oldest first, with files; a button for earlier ones; and the field for a new one. */
export function CommentThread({
  access = null,
  marks,
  composer,
  events = [],
  actionsOf,
  isRequest = false,
  ...thread
}: CommentThreadProps) {
  const { taskId, replies } = thread;
  const { isAdmin, user } = useSession();
  const writing = useRef<CommentComposerHandle>(null);
  useImperativeHandle(composer, () => ({
    focus: () => writing.current?.focus(),
    insert: (...added) => writing.current?.insert(...added),
  }));
  const { data, error, refetch, earlier } = useThread(taskId, isRequest);
  const mayWrite = useCan('comment.create', { access });
  const rows = data ? timelineOf(data.data, events, data.pagination.has_more) : [];
  const end = useNewestVisible(replies ? rows : [], user?.id);
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
  const sideOf = ({ author_role: role }: CommentView) => ((role === 'admin') === isAdmin ? 'own' : 'other');
  /** A note of the team stays one where it is quoted. */
  const quote = (comment: CommentView): void =>
    writing.current?.insert(quoteOf(comment), comment.visibility === 'internal' ? 'internal' : undefined);
  const isOnly =
    !data.pagination.has_more && data.data.filter(({ visibility }) => visibility === 'public').length === 1;
  const actionsFor = (comment: CommentView): MessageActions => [
    ...(mayWrite ? [{ key: 'quote', label: 'Quote', onClick: () => quote(comment) }] : []),
    ...(actionsOf?.(comment, isOnly) ?? []),
  ];
  return (
    <div className={classNames('thread column', replies && 'thread--docked')}>
      {earlier}
      {rows.length > 0 ? (
        <ol className="column gap-12" aria-label="Comments">
          {rows.map(({ id, at, comment, text, note }) =>
            comment ? (
              <CommentItem
                key={id}
                comment={comment}
                access={access}
                mark={marks?.get(id)}
                {...(replies ? { side: sideOf(comment), actions: actionsFor(comment) } : {})}
              />
            ) : (
              <li
                key={id}
                className={classNames(
                  'thread__event row wrap muted tiny anywhere',
                  note !== undefined && 'thread__event--noted frame comment--internal',
                )}
              >
                <span>{text}</span>
                <RelativeTime at={at} />
                {note === undefined ? null : (
                  <div className="thread__note small">
                    <LongText text={note} />
                  </div>
                )}
              </li>
            ),
          )}
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
      {replies ? <span ref={end} className="thread__end" /> : null}
      {mayWrite ? (
        <CommentComposer ref={writing} {...thread} />
      ) : (
        <p className="muted small">You can read this conversation, but not write in it.</p>
      )}
    </div>
  );
}

/** A comment as a quote; it names nobody again. */
const quoteOf = ({ body }: CommentView): string => rewriteMentions(body, ({ name }) => `@${name}`).replace(/^/gm, '> ');

interface TimelineRow {
  id: string;
  at: string;
  comment?: CommentView;
  text?: ReactNode;
  note?: string;
}

/** Comments and events by time; where earlier comments aren't shown, what happened among those isn't either. */
function timelineOf(
  comments: readonly CommentView[],
  events: readonly ThreadEvent[],
  hasEarlier: boolean,
): TimelineRow[] {
  const from = hasEarlier ? (comments[0]?.created_at ?? '') : '';
  const messagesOfThread = comments.map((comment) => ({ id: comment.id, at: comment.created_at, comment }));
  return [...messagesOfThread, ...events.filter(({ at }) => at >= from)].sort((one, other) =>
    one.at < other.at ? -1 : one.at > other.at ? 1 : 0,
  );
}

/** Pages that a link to an earlier comment looks through. */
const SEARCHED_PAGES = 10;

/** The newest comments of a task, ticket or request, with what shows earlier ones: a button, or a link to one of them. */
function useThread(taskId: string, isRequest: boolean) {
  const [shown, setShown] = useState({ taskId, pages: 1 });
  const pages = shown.taskId === taskId ? shown.pages : 1;
  const thread = useQuery(
    commentQueries.ofThread(isRequest ? { consultation_id: taskId } : { task_id: taskId }, pages),
  );
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
