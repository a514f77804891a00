import { raw, type RawQueryFragment } from '@mikro-orm/core';
import type { Actor } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';

const everything = (actor: Actor): boolean =>
  actor.kind === 'system' || (actor.kind === 'user' && actor.role === 'admin');

/** The company whose rows a contact flagged `primary` sees; null for other users. */
const ledCompany = (actor: Actor): string | null =>
  actor.kind === 'user' && actor.contactFlags.includes('primary') ? actor.companyId : null;

/**
 * Whether the actor sees a row by the customer in this column: admins all, customers their own, a contact flagged
 * `primary` those of the company (decisions, section 1). The same condition as `isCustomerOrPrimary` of the policies.
 * @param column from code, never from input
 */
export function seesRowOf(actor: Actor, column: string): RawBuilder<boolean> {
  if (everything(actor)) return sql<boolean>`true`;
  if (actor.kind !== 'user') return sql<boolean>`false`;
  const [customer, company] = [sql.ref(column), ledCompany(actor)];
  if (company === null) return sql<boolean>`${customer} = ${actor.id}`;
  // one subquery and no `or` beside it, so that an index on the column is used
  return sql<boolean>`${customer} in (select id from users where company_id = ${company} or id = ${actor.id})`;
}

type Seen = string | { $in: string[] } | (RawQueryFragment & string);

/** The same rows for MikroORM, for locking: the condition on the property that names the customer. */
export function whereSeen<Property extends string>(actor: Actor, property: Property): Partial<Record<Property, Seen>> {
  if (everything(actor)) return {};
  const of = (seen: Seen) => ({ [property]: seen }) as Record<Property, Seen>;
  if (actor.kind !== 'user') return of({ $in: [] });
  const company = ledCompany(actor);
  if (company === null) return of(actor.id);
  return of(raw<string>('any (select id from users where company_id = ? or id = ?)', [company, actor.id]));
}
