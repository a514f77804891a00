import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '@portal/contracts';

/**
 * The projects and customers that every record a customer may see belongs to: the own and joined projects, the person, and
 * for contacts with a flag the people of the company. It may be more than what is seen, never less; null is no limit.
 */
export async function scopesOf(em: EntityManager, actor: Actor): Promise<string[] | null> {
  if (actor.kind === 'anonymous') return [];
  if (actor.kind === 'system' || actor.role === 'admin') return null;
  const company = actor.contactFlags.length > 0 ? actor.companyId : null;
  const rows = await em.execute<{ id: string }[]>(
    `select id from projects where customer_id = ? and deleted_at is null
     union select project_id from project_members where user_id = ? and deleted_at is null
     union select id from users where id = ? or company_id = ?`,
    [actor.id, actor.id, actor.id, company],
  );
  return rows.map(({ id }) => id);
}
