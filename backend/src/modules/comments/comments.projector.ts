import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Change, EventName } from '@portal/contracts';
import {
  OnFeed,
  type FeedItem,
  type FeedContext,
  FeedsChannels,
  projectOf,
  type StoredEvent,
} from '../../infrastructure/events/index.js';
import { projectFeedItems } from '../projects/index.js';
import { ticketFeedItems } from '../support/index.js';
import { findAttachmentRow } from './attachments.queries.js';
import { toAttachmentView } from './attachment.view.js';
import { findCommentRow, type CommentRow } from './comments.queries.js';
import { toCommentView } from './comment.view.js';

type CommentEvent = Exclude<Extract<EventName, `comment.${string}`>, 'comment.reacted'>;
type AttachmentEvent = Extract<EventName, `attachment.${string}`>;

const kinds: Partial<Record<EventName, Change['event']>> = {
  'comment.added': 'INSERT',
  'comment.restored': 'INSERT',
  'attachment.added': 'INSERT',
  'comment.deleted': 'DELETE',
  'attachment.deleted': 'DELETE',
};

/**
 * Publishes comments and their files to the rooms of the project, or to the readers of the support ticket; internal
 * ones to admins only (decisions, section 8).
 */
@Injectable()
@FeedsChannels((event) => [isOfTicket(event) ? 'support' : `task_comments:${projectOf(event)}`])
export class CommentsProjector {
  /** Updates the comment on screens; a reaction is not announced. */
  @OnFeed('comment.reacted')
  async projectReactions({ event, em, once }: FeedContext<'comment.reacted'>): Promise<FeedItem[]> {
    const row = await once(findCommentRow, event.entity_id);
    return row ? commentItems(em, row, 'UPDATE', event.occurred_at, { quiet: true }) : [];
  }

  @OnFeed('comment.added', 'comment.edited', 'comment.deleted', 'comment.restored')
  async projectComment({ event, em, once }: FeedContext<CommentEvent>): Promise<FeedItem[]> {
    const row = await once(findCommentRow, event.entity_id);
    return row ? commentItems(em, row, kinds[event.name] ?? 'UPDATE', event.occurred_at) : [];
  }

  /** The file by itself, for lists of files, and its comment, for threads. */
  @OnFeed('attachment.added', 'attachment.deleted')
  async projectAttachment({ event, em, once }: FeedContext<AttachmentEvent>): Promise<FeedItem[]> {
    const { comment_id, project_id, task_id, visibility } = event.payload;
    const isPart = 'with_comment' in event.payload;
    const [file, comment] = await Promise.all([
      once(findAttachmentRow, event.entity_id),
      once(findCommentRow, comment_id),
    ]);
    if (!file || !comment) return [];
    const kind = kinds[event.name] ?? 'UPDATE';
    const change = (record: Change['record']): Change => ({
      event: kind,
      table: 'comment_attachments',
      record: kind === 'DELETE' ? { id: file.id } : record,
      at: event.occurred_at.toISOString(),
      ...(isPart ? { quiet: true as const } : {}),
    });
    const items = await threadItems(
      em,
      { project_id, task_id },
      change(toAttachmentView('admin')(file)),
      visibility === 'public' ? change(toAttachmentView('customer')(file)) : null,
    );
    return [...items, ...(await commentItems(em, comment, 'UPDATE', event.occurred_at, { quiet: true }))];
  }
}

const isOfTicket = ({ payload }: Pick<StoredEvent, 'payload'>): boolean =>
  'project_id' in payload && payload.project_id === null;

/** The feed items of a change in the thread of a task or of a support ticket. */
async function threadItems(
  em: EntityManager,
  { project_id, task_id }: Pick<CommentRow, 'project_id' | 'task_id'>,
  change: Change,
  customersChange: Change | null,
): Promise<FeedItem[]> {
  return project_id === null
    ? ticketFeedItems(em, task_id, change, customersChange)
    : projectFeedItems('task_comments', project_id, change, customersChange);
}

/** A comment that is gone by now is shown as gone, whatever happened to it before. */
async function commentItems(
  em: EntityManager,
  row: CommentRow,
  kind: Change['event'],
  at: Date,
  told: Pick<Change, 'quiet'> = {},
): Promise<FeedItem[]> {
  const event = row.deleted_at ? 'DELETE' : kind;
  const change = (record: Change['record']): Change => ({
    event,
    table: 'task_comments',
    record: event === 'DELETE' ? { id: row.id } : record,
    at: at.toISOString(),
    ...told,
  });
  return threadItems(
    em,
    row,
    change(toCommentView('admin')(row)),
    row.visibility === 'public' ? change(toCommentView('customer')(row)) : null,
  );
}
