import { Injectable } from '@nestjs/common';
import type { Change, EventName } from '@portal/contracts';
import {
  OnFeed,
  type FeedItem,
  type FeedContext,
  FeedsChannels,
  projectOf,
} from '../../infrastructure/events/index.js';
import { projectFeedItems } from '../projects/index.js';
import { findAttachmentRow } from './attachments.queries.js';
import { toAttachmentView } from './attachment.view.js';
import { findCommentRow, type CommentRow } from './comments.queries.js';
import { toCommentView } from './comment.view.js';

type CommentEvent = Extract<EventName, `comment.${string}`>;
type AttachmentEvent = Extract<EventName, `attachment.${string}`>;

const kinds: Partial<Record<EventName, Change['event']>> = {
  'comment.added': 'INSERT',
  'comment.restored': 'INSERT',
  'attachment.added': 'INSERT',
  'comment.deleted': 'DELETE',
  'attachment.deleted': 'DELETE',
};

/**
 * Publishes comments and their files to the rooms of the project; internal ones to admins only (decisions, section 8).
 */
@Injectable()
@FeedsChannels((event) => [`task_comments:${projectOf(event)}`])
export class CommentsProjector {
  @OnFeed('comment.added', 'comment.edited', 'comment.deleted', 'comment.restored')
  async showComment({ event, once }: FeedContext<CommentEvent>): Promise<FeedItem[]> {
    const row = await once(findCommentRow, event.entity_id);
    return row ? commentItems(row, kinds[event.name] ?? 'UPDATE', event.occurred_at) : [];
  }

  /** The file by itself, for lists of files, and its comment anew, for threads. */
  @OnFeed('attachment.added', 'attachment.deleted')
  async showAttachment({ event, once }: FeedContext<AttachmentEvent>): Promise<FeedItem[]> {
    const { comment_id, project_id, visibility } = event.payload;
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
    return [
      ...projectFeedItems(
        'task_comments',
        project_id,
        change(toAttachmentView('admin')(file)),
        visibility === 'public' ? change(toAttachmentView('customer')(file)) : null,
      ),
      ...commentItems(comment, 'UPDATE', event.occurred_at, { quiet: true }),
    ];
  }
}

/** A comment that is gone by now is shown as gone, whatever happened to it before. */
function commentItems(row: CommentRow, kind: Change['event'], at: Date, told: Pick<Change, 'quiet'> = {}): FeedItem[] {
  const event = row.deleted_at ? 'DELETE' : kind;
  const change = (record: Change['record']): Change => ({
    event,
    table: 'task_comments',
    record: event === 'DELETE' ? { id: row.id } : record,
    at: at.toISOString(),
    ...told,
  });
  return projectFeedItems(
    'task_comments',
    row.project_id,
    change(toCommentView('admin')(row)),
    row.visibility === 'public' ? change(toCommentView('customer')(row)) : null,
  );
}
