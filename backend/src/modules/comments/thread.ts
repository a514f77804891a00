import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, isAdmin, type Actor, type ProjectAccess } from '@portal/contracts';
import { sql } from 'kysely';
import { accessOf } from '../projects/index.js';
import type { NamedPerson } from '../users/index.js';

/** Whether the actor reads internal comments: no customer does, by any path. */
export const readsInternal = (actor: Actor): boolean => actor.kind === 'system' || isAdmin(actor);

/** A task as a new comment needs it: its project and the actor's rights there. */
export interface Thread {
  access: ProjectAccess;
  project_id: string;
  /** What the writer's names are made of. */
  writer: NamedPerson;
  /** How many files the comment at hand has. */
  files: number;
}

type ThreadRow = Omit<Thread, 'access'> & { access: ProjectAccess | null };

/**
 * The thread of a task, in one statement.
 * @param commentId the comment whose files are counted
 * @throws DomainError `not_found` when task or project doesn't exist, is deleted or isn't the actor's
 */
export async function threadOf(
  em: EntityManager,
  actor: Actor,
  taskId: string,
  commentId: string | null = null,
): Promise<Thread> {
  const { rows } = await sql<ThreadRow>`
    select ${accessOf(actor)} as access, t.project_id,
      json_build_object('email', w.email, 'first_name', w.first_name, 'last_name', w.last_name, 'role', w.role) as writer,
      (select count(*)::int from comment_attachments as f
       where f.comment_id = ${commentId}::uuid and f.deleted_at is null) as files
    from tickets as t
    join projects as p on p.id = t.project_id and p.deleted_at is null
    left join users as w on w.id = ${actor.id}::uuid
    where t.id = ${taskId}::uuid and t.kind = 'task' and t.deleted_at is null`.execute(em.getKysely());
  const [row] = rows;
  if (!row?.access) throw new DomainError('not_found');
  return { ...row, access: row.access };
}
