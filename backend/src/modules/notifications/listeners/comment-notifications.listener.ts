import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isMentioned, mentionsIn, type CommentVisibility } from '@portal/contracts';
import { sql } from 'kysely';
import { anyOf, kysely } from '../../../infrastructure/database/read-kit.js';
import { OnDomainEvent, type EventContext, Shows } from '../../../infrastructure/events/index.js';
import {
  audienceOf,
  ownerOf,
  peopleOf,
  staffOf,
  type AudienceMember,
  type ProjectAudience,
} from './notifiers/project-audience.js';
import { ProjectNotifier } from './notifiers/project-notifier.js';

type Thread = NonNullable<Awaited<ReturnType<typeof findThread>>>;

/** Notifies users of comments on their tasks; of internal comments admins only (decisions, section 6). */
@Injectable()
@Shows('notifications')
export class CommentNotifications {
  constructor(private readonly notifier: ProjectNotifier) {}

  @OnDomainEvent('comment.added')
  async onCommentAdded(context: EventContext<'comment.added'>): Promise<void> {
    const { project_id, task_id, visibility } = context.event.payload;
    if (project_id === null || task_id === null) return; // tickets and requests notify by their own events
    const thread = await findThread(context.em, context.event.entity_id);
    const audience = thread && (await audienceOf(context.em, project_id));
    if (!audience) return;
    const allowed = audience.people.filter(({ role }) => visibility === 'public' || role === 'admin');
    const named = new Set(mentionsIn(thread.body).map(({ id }) => id));
    const mentioned = allowed.filter(({ id, name }) => named.has(id) || isMentioned(name, thread.body));
    const concerned = concernedBy(thread, audience, visibility).filter(
      (one) => allowed.includes(one) && !mentioned.includes(one),
    );
    await this.notifyMentioned(context, audience, mentioned, { ...thread, task_id });
    await this.notifier.notify(context, audience, concerned, {
      template: 'comment_added',
      variables: () => ({ task: thread.title, internal: visibility === 'internal' }),
      taskId: task_id,
      data: { comment_id: context.event.entity_id, ...(visibility === 'internal' ? { internal: 'true' } : {}) },
    });
  }

  /** Notifies users whom an edit mentions and the comment didn't mention before, once per comment. */
  @OnDomainEvent('comment.edited')
  async onCommentEdited(context: EventContext<'comment.edited'>): Promise<void> {
    const { project_id, task_id, visibility, mentioned = [] } = context.event.payload;
    if (mentioned.length === 0 || project_id === null || task_id === null) return;
    const thread = await findThread(context.em, context.event.entity_id);
    const audience = thread && (await audienceOf(context.em, project_id));
    if (!audience) return;
    const notified = await mentionedBefore(context.em, context.event.entity_id, mentioned);
    const people = peopleOf(audience, mentioned).filter(
      ({ id, role }) => (visibility === 'public' || role === 'admin') && !notified.has(id),
    );
    await this.notifyMentioned(context, audience, people, { ...thread, task_id });
  }

  private async notifyMentioned(
    context: EventContext<'comment.added' | 'comment.edited'>,
    audience: ProjectAudience,
    people: readonly AudienceMember[],
    thread: Pick<Thread, 'title'> & { task_id: string },
  ): Promise<void> {
    const { entity_id, payload } = context.event;
    await this.notifier.notify(context, audience, people, {
      template: 'mention',
      variables: () => ({ task: thread.title }),
      taskId: thread.task_id,
      anchor: `comment-${entity_id}`,
      about: thread.task_id,
      data: { comment_id: entity_id, ...(payload.visibility === 'internal' ? { internal: 'true' } : {}) },
    });
  }
}

/**
 * The task's assignee, the authors of its thread and the project's owner; among admins the manager, for comments of
 * customers and internal ones.
 */
function concernedBy(thread: Thread, audience: ProjectAudience, visibility: CommentVisibility): AudienceMember[] {
  const staff = thread.author_role === 'customer' || visibility === 'internal' ? staffOf(audience) : [];
  const manager = peopleOf(audience, [audience.project.managerId]);
  const inThread = peopleOf(audience, [thread.assignee_id, ...thread.writers]);
  return [...new Set([...ownerOf(audience), ...staff, ...manager, ...inThread])];
}

/** Which of these users were notified of a mention in this comment already. */
async function mentionedBefore(
  em: EntityManager,
  commentId: string,
  people: readonly string[],
): Promise<ReadonlySet<string | null>> {
  const rows = await kysely(em)
    .selectFrom('notifications')
    .select('recipient_id')
    .where('recipient_id', '=', anyOf(people))
    .where('template', '=', sql.lit('mention'))
    .where(sql`data ->> 'comment_id'`, '=', commentId)
    .execute();
  return new Set(rows.map(({ recipient_id }) => recipient_id));
}

/** A comment with its task and all authors of its thread, while neither is deleted. */
const findThread = (em: EntityManager, commentId: string) =>
  kysely(em)
    .selectFrom('task_comments as c')
    .innerJoin('tickets as t', 't.id', 'c.task_id')
    .innerJoin('users as a', 'a.id', 'c.author_id')
    .select(['c.body', 'a.role as author_role', 't.title', 't.assignee_id'])
    .select((eb) => {
      const others = eb.selectFrom('task_comments as w').select('w.author_id').distinct();
      const writers = others.whereRef('w.task_id', '=', 't.id').where('w.deleted_at', 'is', null);
      return sql<string[]>`array${writers}`.as('writers');
    })
    .where('c.id', '=', commentId)
    .where('c.deleted_at', 'is', null)
    .where('t.deleted_at', 'is', null)
    .executeTakeFirst();
