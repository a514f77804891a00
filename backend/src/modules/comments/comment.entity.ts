import { defineEntity, p } from '@mikro-orm/core';
import type { CommentVisibility } from '@portal/contracts';
import { aggregateProperties, AggregateRoot } from '../../infrastructure/database/aggregate-root.js';
import { renderComment } from './comment-body.js';

/** Where a comment stands, who writes it, and for whom. */
interface Words {
  taskId: string;
  projectId: string;
  authorId: string;
  visibility: CommentVisibility;
  body: string;
}

/** A comment on a task (decisions, section 4). */
export class TaskComment extends AggregateRoot {
  taskId!: string;
  projectId!: string;
  authorId!: string;
  visibility!: CommentVisibility;
  body!: string;
  bodyHtml!: string;
  editedAt: Date | null = null;

  /** A new comment; that the author may write it must have been looked at before. */
  static write(words: Words): TaskComment {
    const comment = new TaskComment();
    Object.assign(comment, words, { bodyHtml: renderComment(words.body) });
    comment.record('comment.added', comment.facts());
    return comment;
  }

  /** Says it in other words; who reads it stays. */
  edit(body: string): void {
    if (body === this.body) return;
    this.body = body;
    this.bodyHtml = renderComment(body);
    this.editedAt = new Date();
    this.record('comment.edited', this.facts());
  }

  /** A file came or went: screens take the comment anew, so its version must rise. */
  touch(): void {
    this.updatedAt = new Date();
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

  private facts() {
    return { project_id: this.projectId, task_id: this.taskId, visibility: this.visibility };
  }
}

export const TaskCommentSchema = defineEntity({
  class: TaskComment,
  tableName: 'task_comments',
  properties: {
    ...aggregateProperties,
    taskId: p.uuid(),
    projectId: p.uuid(),
    authorId: p.uuid(),
    visibility: p.string().$type<CommentVisibility>(),
    body: p.text(),
    bodyHtml: p.text(),
    editedAt: p.datetime().nullable(),
  },
});
