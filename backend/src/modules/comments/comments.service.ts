import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  may,
  policies,
  type Actor,
  type ByReaction,
  type CommentView,
  type CreateComment,
  type Deleted,
  type ListComments,
  type Page,
  type UpdateComment,
  type UserActor,
} from '@portal/contracts';
import { authorize, authorizeRole } from '../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../infrastructure/database/load.js';
import { paginate, sorted } from '../../infrastructure/database/paginate.js';
import { getProjectAccess } from '../projects/index.js';
import { TaskComment, type CommentMail } from './comment.entity.js';
import { lockComment, readComment } from './comment.load.js';
import { readerOf, toCommentView } from './comment.view.js';
import { visibleCommentRows } from './comments.queries.js';
import { threadOf, type Thread, type ThreadPlace } from './thread.js';
import { refuse } from '../../infrastructure/errors/refuse.js';
import { withVerifiedMentions } from './verified-mentions.js';

/** A comment, where it goes, and how it came. */
type WrittenComment = ThreadPlace & Omit<CreateComment, 'task_id'> & { mail?: CommentMail | undefined };

type OpeningMessage = Pick<TaskComment, 'authorId' | 'body'> & { taskId: string; at: Date };

/**
 * Comments on tasks on behalf of admins and a project's people (specification, sections 6 and 7). A customer gets no
 * internal one, nor is one counted.
 */
@Injectable()
export class CommentsService {
  constructor(private readonly em: EntityManager) {}

  /**
   * The comments of a project, of one task or of one request, oldest first (specification, section 7); 100 a page.
   * @throws DomainError `invalid` when none is named; `project.not_found`; `not_found` for the task or request
   */
  async list(actor: Actor, query: ListComments): Promise<Page<CommentView>> {
    authorizeRole(actor, 'comment.list');
    const { project_id, task_id, consultation_id } = query;
    if (project_id !== undefined) await getProjectAccess(this.em, actor, project_id);
    else if (task_id !== undefined) await threadOf(this.em, actor, { task_id });
    else if (consultation_id !== undefined) await threadOf(this.em, actor, { consultation_id });
    else refuse('project_id', 'Say which project, task or consultation request');
    const rows = sorted(visibleCommentRows(this.em, actor, query), 'c', { ...query, sortBy: 'created_at' });
    return paginate(rows, query, toCommentView(readerOf(actor)));
  }

  /** One comment with its files. @throws DomainError `not_found` when it doesn't exist or isn't the actor's to read */
  async get(actor: Actor, id: string): Promise<CommentView> {
    const row = orNotFound(await visibleCommentRows(this.em, actor).where('c.id', '=', id).executeTakeFirst());
    return toCommentView(readerOf(actor))(row);
  }

  /**
   * Adds a comment to a task, for all users of the project or, by an admin, for admins only. Files that were announced
   * with it and follow within the hour are part of it: one entry, one notification (decisions 4.14).
   * @throws DomainError `not_found` when the task doesn't exist or isn't visible; `forbidden` for viewers; `invalid`
   * naming `visibility` when a customer sends an internal comment; `comment.belongs_to_ticket` for a support ticket
   */
  create(actor: UserActor, input: CreateComment): Promise<CommentView> {
    return this.em.transactional(async (em) => {
      const thread = await threadOf(em, actor, input);
      authorize(actor, 'comment.create', thread);
      if (thread.kind === 'support') throw new DomainError('comment.belongs_to_ticket');
      const { id } = await this.write(em, actor, input, thread);
      return readComment(em, actor, id);
    });
  }

  /**
   * Adds a comment to the thread of a task, support ticket or request within the caller's transaction.
   * @param known the thread, where the caller has read it
   * @throws DomainError as `create`
   */
  async write(em: EntityManager, actor: UserActor, input: WrittenComment, known?: Thread): Promise<TaskComment> {
    const { body, visibility = 'public', files, mail } = input;
    const { access, project_id: projectId } = known ?? (await threadOf(em, actor, input));
    const place = 'consultation_id' in input ? { consultationId: input.consultation_id } : { taskId: input.task_id };
    authorize(actor, 'comment.create', { access });
    if (visibility === 'internal' && !may(policies['comment.create_internal'], actor, { access }))
      refuse('visibility', 'Only we write internal comments');
    const text = await withVerifiedMentions(em, body, { ...place, visibility });
    const comment = TaskComment.write({ ...place, projectId, authorId: actor.id, visibility, body: text, files, mail });
    await em.persist(comment).flush();
    return comment;
  }

  /** The first message of a ticket that was brought along, in its requester's name and of the instant it was opened. */
  async writeOpening(em: EntityManager, { at, ...words }: OpeningMessage): Promise<void> {
    const body = await withVerifiedMentions(em, words.body, { taskId: words.taskId, visibility: 'public' });
    const comment = TaskComment.write({ ...words, body, projectId: null, visibility: 'public' });
    await em.persist(Object.assign(comment, { createdAt: at })).flush();
  }

  /** Moves all messages of a thread, with their files, to another within the caller's transaction, deleted ones too. */
  async moveThread(em: EntityManager, fromId: string, toId: string): Promise<void> {
    for (const [table, origin] of [
      ['task_comments', ', moved_from = coalesce(moved_from, task_id)'],
      ['comment_attachments', ''],
    ])
      await em.execute(
        `update ${table} set task_id = ?${origin}, version = version + 1, updated_at = now() where task_id = ?`,
        [toId, fromId],
      );
  }

  /** Moves one message, with its files, to the thread of another ticket within the caller's transaction, as if written there. */
  async moveMessage(em: EntityManager, id: string, toId: string): Promise<void> {
    await em.execute(
      `update task_comments set task_id = ?, moved_from = null, version = version + 1, updated_at = now() where id = ?`,
      [toId, id],
    );
    await em.execute(
      `update comment_attachments set task_id = ?, version = version + 1, updated_at = now() where comment_id = ?`,
      [toId, id],
    );
  }

  /**
   * Changes a comment of the actor; admins any of a task, but no other author's words in a ticket or request.
   * @throws DomainError `not_found`; `forbidden` on another author's; `stale_version`
   */
  update(actor: Actor, id: string, input: UpdateComment): Promise<CommentView> {
    return this.em.transactional(async (em) => {
      const { comment, access, kind } = await lockComment(em, actor, id, { sent: input });
      authorize(actor, 'comment.update', { access, kind, author_id: comment.writerId });
      comment.edit(await withVerifiedMentions(em, input.body, comment));
      return readComment(em, actor, id);
    });
  }

  /**
   * Gives a reaction of the actor to a comment that they read, once however often it is asked for.
   * @throws DomainError `not_found`
   */
  react(actor: UserActor, { id, reaction }: ByReaction): Promise<CommentView> {
    return this.changeReaction(actor, id, (em) =>
      em.execute(
        `insert into comment_reactions (comment_id, user_id, reaction) values (?, ?, ?)
         on conflict do nothing returning comment_id`,
        [id, actor.id, reaction],
      ),
    );
  }

  /** Takes a reaction of the actor back. @throws DomainError `not_found` when the comment isn't the actor's to read */
  takeReactionBack(actor: UserActor, { id, reaction }: ByReaction): Promise<CommentView> {
    return this.changeReaction(actor, id, (em) =>
      em.execute(
        'delete from comment_reactions where comment_id = ? and user_id = ? and reaction = ? returning comment_id',
        [id, actor.id, reaction],
      ),
    );
  }

  private changeReaction(
    actor: UserActor,
    id: string,
    change: (em: EntityManager) => Promise<unknown[]>,
  ): Promise<CommentView> {
    return this.em.transactional(async (em) => {
      const { comment, access } = await lockComment(em, actor, id);
      authorize(actor, 'comment.react', { access });
      const changed = await change(em);
      if (changed.length > 0) comment.reacted();
      return readComment(em, actor, id);
    });
  }

  /** Deletes a comment with its files. @throws DomainError `not_found`; `forbidden` on another author's */
  remove(actor: Actor, id: string): Promise<Deleted> {
    return this.em.transactional(async (em) => {
      const { comment, access, kind } = await lockComment(em, actor, id);
      authorize(actor, 'comment.delete', { access, kind, author_id: comment.authorId });
      comment.remove();
      return { id };
    });
  }

  /**
   * Brings a deleted comment back with its files. @throws DomainError `not_found` when there is no deleted one with
   * this id
   */
  restore(actor: Actor, id: string): Promise<CommentView> {
    return this.em.transactional(async (em) => {
      const { comment, access } = await lockComment(em, actor, id, { deleted: true });
      authorize(actor, 'comment.restore', { access });
      comment.restore();
      return readComment(em, actor, id);
    });
  }
}
