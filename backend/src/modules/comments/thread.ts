import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, hasAdminRights, type Actor, type ProjectAccess, type ThreadKind } from '@portal/contracts';
import { type RawBuilder, sql } from 'kysely';
import { seesRequest } from '../consultations/index.js';
import { accessOf, projectVisibleTo } from '../projects/index.js';
import { ticketVisibleTo } from '../support/index.js';

/** What a thread is about: a task or support ticket, or a consultation request. */
export type ThreadPlace = { task_id: string } | { consultation_id: string };

/** The place of a comment's thread. */
export const placeOf = (comment: { taskId: string | null; consultationId: string | null }): ThreadPlace =>
  comment.consultationId ? { consultation_id: comment.consultationId } : { task_id: comment.taskId ?? '' };

/**
 * Whether the actor sees the thread that a row of comments or files belongs to; its comment is the row `c`, its ticket
 * `t`, its request `r`.
 */
export const threadVisibleTo = (actor: Actor, alias: string): RawBuilder<boolean> => sql<boolean>`(case
  when c.consultation_id is not null then ${seesRequest(actor)}
  when t.kind = 'support' then ${ticketVisibleTo(actor)}
  else ${projectVisibleTo(actor, sql.ref(`${alias}.project_id`))} end)`;

/** A task, support ticket or request as a new comment needs it: its project, if it is a task, and the actor's rights. */
export interface Thread {
  access: ProjectAccess;
  kind: ThreadKind;
  /** Null for a support ticket, whatever it is about, and for a request. */
  project_id: string | null;
  /** How many files the comment at hand has. */
  files: number;
}

type ThreadRow = Omit<Thread, 'access'> & { access: ProjectAccess | null };

/**
 * The thread of a task, support ticket or request, in one statement. A user who sees a ticket has an owner's rights in
 * it; of a request only its customer and admins have, others who see it read.
 * @param commentId the comment whose files are counted
 * @throws DomainError `not_found` when it or its project doesn't exist, is deleted or isn't the actor's
 */
export async function threadOf(
  em: EntityManager,
  actor: Actor,
  place: ThreadPlace,
  commentId: string | null = null,
): Promise<Thread> {
  const files = sql`(select count(*)::int from comment_attachments as f
       where f.comment_id = ${commentId}::uuid and f.deleted_at is null) as files`;
  const statement =
    'consultation_id' in place
      ? ofRequest(actor, place.consultation_id, files)
      : sql<ThreadRow>`
    select t.kind, case when t.kind = 'task' then ${accessOf(actor)} when ${ticketVisibleTo(actor)} then 'owner' end as access,
      p.id as project_id, ${files}
    from tickets as t
    left join projects as p on t.kind = 'task' and p.id = t.project_id and p.deleted_at is null
    where t.id = ${place.task_id}::uuid and t.deleted_at is null and (t.kind = 'support' or p.id is not null)`;
  const { rows } = await statement.execute(em.getKysely());
  const [row] = rows;
  if (!row?.access) throw new DomainError('not_found');
  return { ...row, access: row.access };
}

function ofRequest(actor: Actor, id: string, files: RawBuilder<unknown>): RawBuilder<ThreadRow> {
  const isOwn = hasAdminRights(actor)
    ? sql`true`
    : sql`r.customer_id = ${actor.kind === 'user' ? actor.id : null}::uuid`;
  return sql<ThreadRow>`
    select 'consultation' as kind, case when ${isOwn} then 'owner' else 'viewer' end as access, null as project_id, ${files}
    from consultation_requests as r
    where r.id = ${id}::uuid and r.deleted_at is null and ${seesRequest(actor)}`;
}
