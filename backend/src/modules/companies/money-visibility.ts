import type { EntityManager } from '@mikro-orm/postgresql';
import { seesCompanyMoney, type Actor, type ContactFlag, type EventPayload, type UserActor } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { anyOf, kysely } from '../../infrastructure/database/read-kit.js';

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

/** Who sees the rows of a customer besides admins: the customer, and the contacts of the company with one of these flags. */
export function customersSeeing(...flags: ('primary' | 'billing')[]) {
  const contactsOf = async (em: EntityManager, companies: readonly unknown[], except: string): Promise<string[]> => {
    const known = companies.filter((id) => typeof id === 'string');
    const rows = await kysely(em)
      .selectFrom('users')
      .select('id')
      .where('company_id', '=', anyOf(known))
      .where('contact_flags', '&&', sql<ContactFlag[]>`${flags}`)
      .where('role', '=', 'customer')
      .where('deleted_at', 'is', null)
      .where('id', '<>', except)
      .execute();
    return rows.map(({ id }) => id);
  };
  return {
    /** Who sees a row. */
    of: async (em: EntityManager, row: { customer_id: string; company_id: string | null }): Promise<string[]> => [
      row.customer_id,
      ...(row.company_id === null ? [] : await contactsOf(em, [row.company_id], row.customer_id)),
    ],
    /** Who sees other rows than before a user's profile changed: the user, and the contacts of both companies. */
    changedBy: async (
      em: EntityManager,
      userId: string,
      changes: EventPayload<'user.updated'>['changes'],
    ): Promise<string[]> => {
      const moved = changes['company_id'];
      if (!moved) return 'contact_flags' in changes ? [userId] : [];
      return [userId, ...(await contactsOf(em, [moved.from, moved.to], userId))];
    },
  };
}

/** Who sees money of a customer, and who sees other money than before. */
export const { of: customersWithMoneyVisibility, changedBy: customersWithChangedMoneyVisibility } = customersSeeing(
  'primary',
  'billing',
);
