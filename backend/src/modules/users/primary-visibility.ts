import { raw, type RawQueryFragment } from '@mikro-orm/core';
import { hasAdminRights, type Actor, type ContactFlag } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';

const isPrimary = (flags: readonly ContactFlag[]): boolean => flags.includes('primary');

/** The company of which a contact with these flags sees all rows; null for other users. */
const ledCompany = (actor: Actor, seesCompany = isPrimary): string | null =>
  actor.kind === 'user' && seesCompany(actor.contactFlags) ? actor.companyId : null;

/**
 * Whether the actor sees a row by the customer in this column: admins all, customers their own, a contact flagged
 * `primary` those of the company (decisions, section 1). The same condition as `isCustomerOrPrimary` of the policies.
 * @param column from code, never from input
 */
export function seesRowOf(actor: Actor, column: string): RawBuilder<boolean> {
  if (hasAdminRights(actor)) return sql<boolean>`true`;
  if (actor.kind !== 'user') return sql<boolean>`false`;
  const [customer, company] = [sql.ref(column), ledCompany(actor)];
  if (company === null) return sql<boolean>`${customer} = ${actor.id}`;
  // one value and no `or` beside it, so that an index on the column is used, also together with others
  return sql<boolean>`${customer} = any(array(select id from users where company_id = ${company} or id = ${actor.id}))`;
}

type Seen = string | { $in: string[] } | (RawQueryFragment & string);

/**
 * The same rows for MikroORM, for locking: the condition on the property that names the customer.
 * @param seesCompany whether a contact with these flags sees those of the company
 */
export function whereSeen<Property extends string>(
  actor: Actor,
  property: Property,
  seesCompany = isPrimary,
): Partial<Record<Property, Seen>> {
  if (hasAdminRights(actor)) return {};
  const of = (seen: Seen) => ({ [property]: seen }) as Record<Property, Seen>;
  if (actor.kind !== 'user') return of({ $in: [] });
  const company = ledCompany(actor, seesCompany);
  if (company === null) return of(actor.id);
  return of(raw<string>('any (select id from users where company_id = ? or id = ?)', [company, actor.id]));
}
