import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  may,
  policies,
  type Actor,
  type CommentView,
  type CreateComment,
  type Deleted,
  type UpdateComment,
  type UserActor,
} from '@portal/contracts';
import { authorize } from '../../infrastructure/auth/authorize.js';
import { withTrueMentions } from './comment-mentions.js';
import { TaskComment } from './comment.entity.js';
import { lockComment, readComment } from './comment.load.js';
import { threadOf } from './thread.js';

/** Writes comments on tasks on behalf of admins and a project's people (specification, sections 6 and 7). */
@Injectable()
export class CommentsService {
  constructor(private readonly em: EntityManager) {}

  /**
   * Adds a comment to a task, for everybody in the project or, by an admin, for admins only. Files that were announced
   * with it and follow within the hour are part of it: one entry, one notification (decisions 4.14).
   * @throws DomainError `not_found` when the task doesn't exist or isn't visible; `forbidden` for viewers; `invalid`
   * naming `visibility` when a customer sends an internal comment
   */
  create(actor: UserActor, { task_id, body, visibility = 'public', files }: CreateComment): Promise<CommentView> {
    return this.em.transactional(async (em) => {
      const { access, project_id } = await threadOf(em, actor, task_id);
      authorize(actor, 'comment.create', { access });
      if (visibility === 'internal' && !may(policies['comment.create_internal'], actor, { access })) refuseInternal();
      const text = await withTrueMentions(em, body, { projectId: project_id, visibility });
      const comment = TaskComment.write({
        taskId: task_id,
        projectId: project_id,
        authorId: actor.id,
        visibility,
        body: text,
        files,
      });
      em.persist(comment);
      return readComment(em, actor, comment.id);
    });
  }

  /**
   * Changes a comment of the actor; admins any.
   * @throws DomainError `not_found`; `forbidden` on another author's; `stale_version`
   */
  update(actor: Actor, id: string, input: UpdateComment): Promise<CommentView> {
    return this.em.transactional(async (em) => {
      const { comment, access } = await lockComment(em, actor, id, { sent: input });
      authorize(actor, 'comment.update', { access, author_id: comment.authorId });
      comment.edit(await withTrueMentions(em, input.body, comment));
      return readComment(em, actor, id);
    });
  }

  /** Deletes a comment with its files. @throws DomainError `not_found`; `forbidden` on another author's */
  remove(actor: Actor, id: string): Promise<Deleted> {
    return this.em.transactional(async (em) => {
      const { comment, access } = await lockComment(em, actor, id);
      authorize(actor, 'comment.delete', { access, author_id: comment.authorId });
      comment.remove();
      return { id };
    });
  }

  /** Brings a deleted comment back with its files. @throws DomainError `not_found` when there is no deleted one with this id */
  restore(actor: Actor, id: string): Promise<CommentView> {
    return this.em.transactional(async (em) => {
      const { comment, access } = await lockComment(em, actor, id, { deleted: true });
      authorize(actor, 'comment.restore', { access });
      comment.restore();
      return readComment(em, actor, id);
    });
  }
}

function refuseInternal(): never {
  throw new DomainError(
    'invalid',
    {},
    { details: [{ path: 'visibility', message: 'Only we write internal comments' }] },
  );
}
