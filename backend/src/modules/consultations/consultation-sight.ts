import type { Actor } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';

/**
 * Whether an actor sees the request `r`: admins all, customers their own, a contact flagged `primary` those of the company.
 * The same sentence as `seesConsultation` of the policy; a test holds the two together. What belongs to a request asks here.
 */
export function seesRequest(actor: Actor): RawBuilder<boolean> {
  if (actor.kind === 'system' || (actor.kind === 'user' && actor.role === 'admin')) return sql<boolean>`true`;
  if (actor.kind !== 'user') return sql<boolean>`false`;
  const { id, companyId } = actor;
  if (companyId === null || !actor.contactFlags.includes('primary')) return sql<boolean>`r.customer_id = ${id}`;
  return sql<boolean>`(r.customer_id = ${id} or r.customer_id in (select id from users where company_id = ${companyId}))`;
}
