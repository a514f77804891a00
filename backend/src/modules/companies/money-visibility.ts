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

interface OfCompany {
  customer_id: string;
  company_id: string | null;
}

/** Who sees the rows of a customer besides admins: the customer, and the contacts of the company with one of these flags. */
export function customersSeeing(...flags: ('primary' | 'billing')[]) {
  const contactsOf = (em: EntityManager, companies: readonly unknown[]) =>
    kysely(em)
      .selectFrom('users')
      .select(['id', 'company_id'])
      .where('company_id', '=', anyOf([...new Set(companies.filter((id) => typeof id === 'string'))]))
      .where('contact_flags', '&&', sql<ContactFlag[]>`${flags}`)
      .where('role', '=', 'customer')
      .where('deleted_at', 'is', null)
      .execute();
  /** Who sees each of these rows, by one statement. */
  const ofEach = async (em: EntityManager, rows: readonly OfCompany[]): Promise<string[][]> => {
    const companies = rows.map(({ company_id: id }) => id).filter((id) => id !== null);
    const contacts = companies.length === 0 ? [] : await contactsOf(em, companies);
    return rows.map(({ customer_id: customer, company_id: company }) => [
      customer,
      ...contacts.filter((one) => one.company_id === company && one.id !== customer).map(({ id }) => id),
    ]);
  };
  return {
    ofEach,
    /** Who sees a row. */
    of: async (em: EntityManager, row: OfCompany): Promise<string[]> => (await ofEach(em, [row]))[0] ?? [],
    /** Who sees other rows than before a user's profile changed: the user, and the contacts of both companies. */
    changedBy: async (
      em: EntityManager,
      userId: string,
      changes: EventPayload<'user.updated'>['changes'],
    ): Promise<string[]> => {
      const moved = changes['company_id'];
      if (!moved) return 'contact_flags' in changes ? [userId] : [];
      const contacts = await contactsOf(em, [moved.from, moved.to]);
      return [userId, ...contacts.map(({ id }) => id).filter((id) => id !== userId)];
    },
  };
}

/** Who sees money of a customer, and who sees other money than before. */
export const {
  of: customersWithMoneyVisibility,
  ofEach: customersWithMoneyVisibilityOfEach,
  changedBy: customersWithChangedMoneyVisibility,
} = customersSeeing('primary', 'billing');
