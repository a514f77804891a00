import type { Actor } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';

/**
 * Whether the actor sees the request `r`: admins all, customers their own, a contact flagged `primary` those of the
 * company. The same condition as `seesConsultation` of the policy; a test compares the two. Queries of records that
 * belong to a request use it.
 */
export function seesRequest(actor: Actor): RawBuilder<boolean> {
  if (actor.kind === 'system' || (actor.kind === 'user' && actor.role === 'admin')) return sql<boolean>`true`;
  if (actor.kind !== 'user') return sql<boolean>`false`;
  const { id, companyId } = actor;
  if (companyId === null || !actor.contactFlags.includes('primary')) return sql<boolean>`r.customer_id = ${id}`;
  return sql<boolean>`(r.customer_id = ${id} or r.customer_id in (select id from users where company_id = ${companyId}))`;
}
