import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Change, Channel, EventName } from '@portal/contracts';
import {
  OnFeed,
  type FeedItem,
  type FeedContext,
  FeedsChannels,
  projectOf,
  type StoredEvent,
} from '../../infrastructure/events/index.js';
import { changeKindOf, changeOf } from '../../infrastructure/events/decorators.js';
import { requestFeedItems } from '../consultations/index.js';
import { projectFeedItems } from '../projects/index.js';
import { ticketFeedItems } from '../support/index.js';
import { findAttachmentRow } from './attachments.queries.js';
import { findCommentRow, type CommentRow } from './comments.queries.js';
import { toAttachmentView, toCommentView, type Reader } from './comment.view.js';

type CommentEvent = Extract<EventName, `comment.${string}`>;
type AttachmentEvent = Extract<EventName, `attachment.${string}`>;

/**
 * Publishes comments and their files to the rooms of the project, or to the readers of the support ticket or request;
 * internal ones to admins only (decisions, section 8).
 */
@Injectable()
@FeedsChannels((event) => [channelOf(event)])
export class CommentsProjector {
  /** A reaction updates the comment on screens and is not announced. */
  @OnFeed('comment.added', 'comment.edited', 'comment.deleted', 'comment.restored', 'comment.reacted')
  async projectComment({ event, em, once }: FeedContext<CommentEvent>): Promise<FeedItem[]> {
    const row = await once(findCommentRow, event.entity_id);
    const quiet = event.name === 'comment.reacted';
    return row ? commentItems(em, row, changeKindOf(event.name), event.occurred_at, { quiet }) : [];
  }

  /** The file by itself, for lists of files, and its comment, if it has one, for threads. */
  @OnFeed('attachment.added', 'attachment.deleted')
  async projectAttachment({ event, em, once }: FeedContext<AttachmentEvent>): Promise<FeedItem[]> {
    const { comment_id, project_id, visibility } = event.payload;
    const [file, comment] = await Promise.all([
      once(findAttachmentRow, event.entity_id),
      comment_id && once(findCommentRow, comment_id),
    ]);
    if (!file) return [];
    const kind = changeKindOf(event.name);
    const change = (reader: Reader): Change =>
      changeOf('comment_attachments', kind, toAttachmentView(reader)(file), event.occurred_at, {
        quiet: 'with_comment' in event.payload,
      });
    const customersChange = visibility === 'public' ? change('customer') : null;
    if (!comment)
      return comment_id || !project_id
        ? []
        : projectFeedItems('task_comments', project_id, change('admin'), customersChange);
    const items = await threadItems(em, comment, change('admin'), customersChange);
    return [...items, ...(await commentItems(em, comment, 'UPDATE', event.occurred_at, { quiet: true }))];
  }
}

function channelOf(event: StoredEvent): Channel {
  const { payload } = event;
  if ('consultation_id' in payload) return 'consultations';
  return 'project_id' in payload && payload.project_id === null ? 'support' : `task_comments:${projectOf(event)}`;
}

/** The feed items of a change in the thread of a task, a support ticket or a request. */
async function threadItems(
  em: EntityManager,
  { project_id, task_id, consultation_id }: Pick<CommentRow, 'project_id' | 'task_id' | 'consultation_id'>,
  change: Change,
  customersChange: Change | null,
): Promise<FeedItem[]> {
  if (consultation_id !== null) return requestFeedItems(em, consultation_id, change, customersChange);
  return project_id === null
    ? ticketFeedItems(em, task_id ?? '', change, customersChange)
    : projectFeedItems('task_comments', project_id, change, customersChange);
}

/** A comment that is gone by now is shown as gone, whatever happened to it before. */
async function commentItems(
  em: EntityManager,
  row: CommentRow,
  kind: Change['event'],
  at: Date,
  options: { quiet: boolean },
): Promise<FeedItem[]> {
  const event = row.deleted_at ? 'DELETE' : kind;
  const change = (reader: Reader): Change => changeOf('task_comments', event, toCommentView(reader)(row), at, options);
  return threadItems(em, row, change('admin'), row.visibility === 'public' ? change('customer') : null);
}
