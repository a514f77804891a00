import type { EntityManager } from '@mikro-orm/postgresql';
import { limits, type BillTo } from '@portal/contracts';
import { sql } from 'kysely';
import { orNotFound } from '../../../infrastructure/database/load.js';
import { kysely, personNameOrEmail } from '../../../infrastructure/database/read-kit.js';

/** Whom the invoices of a customer are addressed to now, and the days to pay. @throws DomainError `not_found` */
export async function addressee(em: EntityManager, customerId: string) {
  const query = ofCustomer(em, customerId).select([addresseeOf.as('billTo'), 'k.payment_terms_days as terms']);
  const { billTo, terms } = orNotFound(await query.executeTakeFirst());
  return { billTo, terms: terms ?? limits.paymentTermsDays };
}

/** The addressee of an invoice: company `k` of the customer `c`, or the customer. */
export const addresseeOf = sql<BillTo>`jsonb_build_object(
  'name', coalesce(k.name, ${personNameOrEmail('c')}),
  'address', k.address, 'email', coalesce(k.billing_email, c.email), 'phone', coalesce(k.phone, c.phone))`;

/**
 * The addressee of an account's documents: the customer's company, or the user without one; undefined where there is
 * none.
 */
export async function accountAddressee(em: EntityManager, account: { customer_id: string } | { company_id: string }) {
  const columns = [addresseeOf.as('addressee'), 'k.id as companyId'] as const;
  const query =
    'company_id' in account
      ? ofCompany(em, account.company_id).select(columns)
      : ofCustomer(em, account.customer_id).where('c.role', '=', sql.lit('customer')).select(columns);
  return query.executeTakeFirst();
}

const ofCustomer = (em: EntityManager, id: string) =>
  kysely(em).selectFrom('users as c').leftJoin('companies as k', 'k.id', 'c.company_id').where('c.id', '=', id);

/** A company without people has an account as well. */
const ofCompany = (em: EntityManager, id: string) => {
  const people = kysely(em)
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb.and({ company_id: id, deleted_at: null }));
  return kysely(em)
    .selectFrom('companies as k')
    .leftJoin(people.orderBy('created_at').limit(1).as('c'), (join) => join.onTrue())
    .where('k.id', '=', id);
};
