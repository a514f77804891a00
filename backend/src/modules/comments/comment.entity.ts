import { p } from '@mikro-orm/core';
import { mentionsIn, type CommentVisibility } from '@portal/contracts';
import { AggregateRoot, text, withProperties } from '../../infrastructure/database/aggregate-root.js';
import { renderComment } from '../../infrastructure/wording/comment-body.js';

/** The mail that a message was received by. */
export interface CommentMail {
  from: string;
  /** The admin who put it into the ticket, or who forwarded what it answers; null: it was the author's own, proven. */
  filedBy: string | null;
}

/** Task or request, author, text and audience of a comment. */
interface Words extends Pick<TaskComment, 'projectId' | 'authorId' | 'visibility' | 'body'> {
  taskId?: string;
  consultationId?: string;
  /** How many files follow at once. */
  files?: number | undefined;
  mail?: CommentMail | undefined;
}

/** After that a file is an event of its own again, in milliseconds. */
const FILES_COME_WITHIN = 3_600_000;

/** A comment on a task, or a message of a support ticket or request (decisions, section 4). */
export class TaskComment extends withProperties(AggregateRoot, {
  taskId: p.uuid().nullable(),
  /** The consultation request that the comment belongs to, instead of a task. */
  consultationId: p.uuid().nullable(),
  /** Null in the thread of a support ticket or request. */
  projectId: p.uuid().nullable(),
  authorId: p.uuid(),
  visibility: text<CommentVisibility>(),
  body: p.text(),
  bodyHtml: p.text(),
  editedAt: p.datetime().nullable(),
  /** Files that come with it and aren't here yet. */
  filesToCome: p.integer().onCreate(() => 0),
  /** The address that it was received from by mail. */
  mailFrom: p.text().nullable(),
  mailFiledBy: p.uuid().nullable(),
}) {
  static readonly tableName = 'task_comments';

  /** A new comment; that the author may write it must have been looked at before. */
  static write({ files = 0, mail, ...words }: Words): TaskComment {
    const comment = new TaskComment();
    Object.assign(comment, words, { bodyHtml: renderComment(words.body), filesToCome: files });
    if (mail) [comment.mailFrom, comment.mailFiledBy] = [mail.from, mail.filedBy];
    comment.record('comment.added', { ...comment.facts(), ...(files > 0 ? { files } : {}) });
    return comment;
  }

  /** Who may change its words; null for those of a third party, which are in the name of the admin who forwarded. */
  get writerId(): string | null {
    return this.visibility === 'internal' && this.mailFiledBy !== null ? null : this.authorId;
  }

  /** Replaces the text; the visibility stays. */
  edit(body: string): void {
    if (body === this.body) return;
    const before = new Set(mentionsIn(this.body).map(({ id }) => id));
    const mentioned = mentionsIn(body).flatMap(({ id }) => (before.has(id) ? [] : [id]));
    this.body = body;
    this.bodyHtml = renderComment(body);
    this.editedAt = new Date();
    this.record('comment.edited', { ...this.facts(), ...(mentioned.length > 0 ? { mentioned } : {}) });
  }

  /** Whether a file that its author adds now is one of those that come with it; it is one less then. */
  takeFileToCome(uploadedBy: string, at = new Date()): boolean {
    const isInTime = at.getTime() - this.createdAt.getTime() < FILES_COME_WITHIN;
    if (this.filesToCome === 0 || !isInTime || uploadedBy !== this.authorId) return false;
    this.filesToCome -= 1;
    return true;
  }

  /** A file came or went: screens replace the comment, so its version must rise. */
  touch(): void {
    this.updatedAt = new Date();
  }

  /** A reaction was added or removed: screens replace the comment. */
  reacted(): void {
    this.touch();
    this.record('comment.reacted', this.facts());
  }

  /** Takes the comment and its files out of every list; an admin can bring them back for 30 days. */
  remove(): void {
    this.deletedAt = new Date();
    this.record('comment.deleted', this.facts());
  }

  restore(): void {
    this.deletedAt = null;
    this.record('comment.restored', this.facts());
  }

  /** Where it is and who reads it, as its events say. */
  facts() {
    const { projectId: project_id, taskId, consultationId, visibility } = this;
    const place = consultationId ? { task_id: null, consultation_id: consultationId } : { task_id: taskId };
    return { project_id, ...place, visibility };
  }
}
