import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor, EventPayload } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';

/** Whose money a row is about: its customer, and the company that customer bought for. */
interface MoneyColumns {
  customer: RawBuilder<unknown>;
  company: RawBuilder<unknown>;
}

const columnsOf = (alias: string): MoneyColumns => ({
  customer: sql.ref(`${alias}.customer_id`),
  company: sql.ref(`${alias}.company_id`),
});

/**
 * Whether an actor sees a row of money: admins all, customers their own, contacts flagged `billing` or `primary` those of
 * the company. The same sentence as `seesMoney` of the policy; a test holds the two together.
 * @param row the alias of a table with `customer_id` and `company_id`, or the two expressions
 */
export function seesMoneyRow(actor: Actor, row: string | MoneyColumns): RawBuilder<boolean> {
  const { customer, company } = typeof row === 'string' ? columnsOf(row) : row;
  if (actor.kind === 'system' || (actor.kind === 'user' && actor.role === 'admin')) return sql<boolean>`true`;
  if (actor.kind !== 'user') return sql<boolean>`false`;
  const { id, companyId, contactFlags } = actor;
  const seesCompany = contactFlags.includes('primary') || contactFlags.includes('billing');
  if (companyId === null || !seesCompany) return sql<boolean>`${customer} = ${id}`;
  return sql<boolean>`(${customer} = ${id} or ${company} = ${companyId})`;
}

/** The customer of a row of money, and the contacts of its company who see it. */
export async function customersWhoSeeMoney(
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
export async function customersWhoseMoneySightChanged(
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
