import type { EntityManager } from '@mikro-orm/postgresql';
import { seesCompanyMoney, type Actor, type EventPayload, type UserActor } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';

/** Tables whose rows have a customer. */
type OfCustomer = 'customer_deals' | 'invoices' | 'deal_payments' | 'projects';

/**
 * The ids of a table's rows that are a customer's, or for contacts flagged `billing` or `primary` the company's. They are
 * found once in a statement, by index, however the rows around them are sorted.
 */
export function moneyIds({ id, companyId, contactFlags }: UserActor, table: OfCustomer): RawBuilder<readonly string[]> {
  const seesCompany = seesCompanyMoney(contactFlags);
  const customers =
    companyId === null || !seesCompany
      ? sql`array[${id}::uuid]`
      : sql`array(select id from users where id = ${id} or company_id = ${companyId})`;
  return sql`array(select id from ${sql.table(table)} where deleted_at is null and customer_id = any(${customers}))`;
}

/**
 * Whether an actor sees a row of money: admins all, customers their own, contacts flagged `billing` or `primary` those of
 * the company. The same sentence as `seesMoney` of the policy; a test holds the two together.
 * @param alias of the table in the statement
 */
export function moneyVisibleTo(actor: Actor, table: OfCustomer, alias: string): RawBuilder<boolean> {
  if (actor.kind === 'system' || (actor.kind === 'user' && actor.role === 'admin')) return sql<boolean>`true`;
  if (actor.kind !== 'user') return sql<boolean>`false`;
  return sql<boolean>`${sql.ref(`${alias}.id`)} = any(${moneyIds(actor, table)})`;
}

/** The customer of a row of money, and the contacts of its company who see it. */
export async function customersWithMoneyVisibility(
  em: EntityManager,
  row: { customer_id: string; company_id: string | null },
): Promise<string[]> {
  if (row.company_id === null) return [row.customer_id];
  const contacts = await em.execute<{ id: string }[]>(
    `select id from users
     where company_id = ? and contact_flags && array['primary', 'billing'] and role = 'customer'
       and deleted_at is null and id <> ?`,
    [row.company_id, row.customer_id],
  );
  return [row.customer_id, ...contacts.map(({ id }) => id)];
}

/** Who sees other money than before a person's profile changed: the person, and the contacts of both companies who see it. */
export async function customersWithChangedMoneyVisibility(
  em: EntityManager,
  userId: string,
  changes: EventPayload<'user.updated'>['changes'],
): Promise<string[]> {
  const moved = changes['company_id'];
  if (!moved) return 'contact_flags' in changes ? [userId] : [];
  const companies = [moved.from, moved.to].filter((id) => typeof id === 'string');
  const contacts = await em.execute<{ id: string }[]>(
    `select id from users
     where company_id = any(?::uuid[]) and contact_flags && array['primary', 'billing'] and role = 'customer'
       and deleted_at is null and id <> ?`,
    [`{${companies.join(',')}}`, userId],
  );
  return [userId, ...contacts.map(({ id }) => id)];
}
