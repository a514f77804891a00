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
  brand,
  mentionsIn,
  mentionToken,
  rewriteMentions,
  type CommentVisibility,
} from '@portal/contracts';
import { sql } from 'kysely';
import { authorize, authorizeRole } from '../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../infrastructure/database/load.js';
import { paginate, sorted } from '../../infrastructure/database/paginate.js';
import { anyOf, kysely, personName } from '../../infrastructure/database/read-kit.js';
import { getProjectAccess } from '../projects/index.js';
import { TaskComment, type CommentMail } from './comment.entity.js';
import { lockComment, readComment } from './comment.load.js';
import { readerOf, toCommentView } from './comment.view.js';
import { visibleCommentRows } from './comments.queries.js';
import { threadOf, type Thread } from './thread.js';
import { refuse } from '../../infrastructure/errors/refuse.js';

/** A comment, and how it came. */
type WrittenComment = CreateComment & { mail?: CommentMail | undefined };

type OpeningMessage = Pick<TaskComment, 'taskId' | 'authorId' | 'body'> & { at: Date };

/**
 * Comments on tasks on behalf of admins and a project's people (specification, sections 6 and 7). A customer gets no
 * internal one, nor is one counted.
 */
@Injectable()
export class CommentsService {
  constructor(private readonly em: EntityManager) {}

  /**
   * The comments of a project or of one task, oldest first (specification, section 7); 100 a page.
   * @throws DomainError `invalid` when neither is named; `project.not_found`; `not_found` for the task
   */
  async list(actor: Actor, query: ListComments): Promise<Page<CommentView>> {
    authorizeRole(actor, 'comment.list');
    const { project_id, task_id } = query;
    if (project_id !== undefined) await getProjectAccess(this.em, actor, project_id);
    else if (task_id !== undefined) await threadOf(this.em, actor, task_id);
    else refuse('project_id', 'Say which project or task');
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
      const thread = await threadOf(em, actor, input.task_id);
      authorize(actor, 'comment.create', thread);
      if (thread.kind === 'support') throw new DomainError('comment.belongs_to_ticket');
      const { id } = await this.write(em, actor, input, thread);
      return readComment(em, actor, id);
    });
  }

  /**
   * Adds a comment to the thread of a task or support ticket within the caller's transaction.
   * @param known the thread, where the caller has read it
   * @throws DomainError as `create`
   */
  async write(em: EntityManager, actor: UserActor, input: WrittenComment, known?: Thread): Promise<TaskComment> {
    const { task_id: taskId, body, visibility = 'public', files, mail } = input;
    const { access, project_id: projectId } = known ?? (await threadOf(em, actor, taskId));
    authorize(actor, 'comment.create', { access });
    if (visibility === 'internal' && !may(policies['comment.create_internal'], actor, { access }))
      refuse('visibility', 'Only we write internal comments');
    const text = await withVerifiedMentions(em, body, { taskId, visibility });
    const comment = TaskComment.write({ taskId, projectId, authorId: actor.id, visibility, body: text, files, mail });
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

  /** Moves one message, with its files, to the thread of another ticket within the caller's transaction. */
  async moveMessage(em: EntityManager, id: string, toId: string): Promise<void> {
    await em.execute(`update task_comments set task_id = ?, version = version + 1, updated_at = now() where id = ?`, [
      toId,
      id,
    ]);
    await em.execute(
      `update comment_attachments set task_id = ?, version = version + 1, updated_at = now() where comment_id = ?`,
      [toId, id],
    );
  }

  /**
   * Changes a comment of the actor; admins any of a task, but no other author's words in a ticket.
   * @throws DomainError `not_found`; `forbidden` on another author's; `stale_version`
   */
  update(actor: Actor, id: string, input: UpdateComment): Promise<CommentView> {
    return this.em.transactional(async (em) => {
      const { comment, access, kind } = await lockComment(em, actor, id, { sent: input });
      authorize(actor, 'comment.update', { access, kind, author_id: comment.authorId });
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

/**
 * The text of a comment with mentions only of users who may read it, each by the account's own name; all other tokens
 * become plain text, so that no token shows a false name or reveals one (decisions 4.13).
 */
async function withVerifiedMentions(
  em: EntityManager,
  body: string,
  { taskId, visibility }: { taskId: string; visibility: CommentVisibility },
): Promise<string> {
  const named = mentionsIn(body).map(({ id }) => id);
  if (named.length === 0) return body;
  const rows = await kysely(em)
    .selectFrom('users as u')
    .innerJoin('tickets as t', (join) => join.on('t.id', '=', taskId))
    .leftJoin('projects as p', (join) => join.on('t.kind', '=', 'task').onRef('p.id', '=', 't.project_id'))
    .leftJoin('users as r', (join) => join.on('t.kind', '=', 'support').onRef('r.id', '=', 't.requester_id'))
    .leftJoin('project_members as m', (join) =>
      join.onRef('m.project_id', '=', 'p.id').onRef('m.user_id', '=', 'u.id').on('m.deleted_at', 'is', null),
    )
    .select(['u.id', 'u.role', personName('u').as('name')])
    .where('u.id', '=', anyOf(named))
    .where('u.deleted_at', 'is', null)
    .where('u.status', '<>', 'suspended')
    .where((eb) => {
      const leads = eb.and([
        eb('u.company_id', '=', eb.ref('r.company_id')),
        sql<boolean>`'primary' = any(u.contact_flags)`,
      ]);
      const owns = eb.or([eb('u.id', '=', eb.ref('p.customer_id')), eb('u.id', '=', eb.ref('r.id'))]);
      const isOn = sql<boolean>`exists (select from ticket_people as o where o.ticket_id = t.id and o.user_id = u.id)`;
      const isOfThread = eb.or([owns, leads, eb('m.id', 'is not', null), isOn]);
      return eb.or([eb('u.role', '=', 'admin'), eb.and([sql<boolean>`${visibility} = 'public'`, isOfThread])]);
    })
    .execute();
  const people = new Map(rows.map((row) => [row.id, row]));
  return rewriteMentions(body, ({ id, name }) => {
    const person = people.get(id);
    const trueName = person && (person.name ?? (person.role === 'admin' ? brand.shortName : 'a colleague'));
    return trueName === undefined ? `@${name}` : mentionToken({ id, name: trueName });
  });
}
