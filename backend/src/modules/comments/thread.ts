import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, type Actor, type ProjectAccess } from '@portal/contracts';
import { type RawBuilder, sql } from 'kysely';
import { accessOf, projectVisibleTo } from '../projects/index.js';
import { ticketVisibleTo } from '../support/index.js';

/** Whether the actor sees the thread that a row of comments or files belongs to; its ticket is the row `t`. */
export const threadVisibleTo = (actor: Actor, alias: string): RawBuilder<boolean> => sql<boolean>`(case
  when t.kind = 'support' then ${ticketVisibleTo(actor)}
  else ${projectVisibleTo(actor, sql.ref(`${alias}.project_id`))} end)`;

/** A task or support ticket as a new comment needs it: its project, if it is a task, and the actor's rights. */
export interface Thread {
  access: ProjectAccess;
  kind: 'task' | 'support';
  /** Null for a support ticket, whatever it is about. */
  project_id: string | null;
  /** How many files the comment at hand has. */
  files: number;
}

type ThreadRow = Omit<Thread, 'access'> & { access: ProjectAccess | null };

/**
 * The thread of a task or of a support ticket, in one statement. A user who sees a ticket has an owner's rights in it.
 * @param commentId the comment whose files are counted
 * @throws DomainError `not_found` when it or its project doesn't exist, is deleted or isn't the actor's
 */
export async function threadOf(
  em: EntityManager,
  actor: Actor,
  taskId: string,
  commentId: string | null = null,
): Promise<Thread> {
  const { rows } = await sql<ThreadRow>`
    select t.kind, case when t.kind = 'task' then ${accessOf(actor)} when ${ticketVisibleTo(actor)} then 'owner' end as access,
      p.id as project_id,
      (select count(*)::int from comment_attachments as f
       where f.comment_id = ${commentId}::uuid and f.deleted_at is null) as files
    from tickets as t
    left join projects as p on t.kind = 'task' and p.id = t.project_id and p.deleted_at is null
    where t.id = ${taskId}::uuid and t.deleted_at is null and (t.kind = 'support' or p.id is not null)`.execute(
    em.getKysely(),
  );
  const [row] = rows;
  if (!row?.access) throw new DomainError('not_found');
  return { ...row, access: row.access };
}
