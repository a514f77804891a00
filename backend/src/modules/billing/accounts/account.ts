import type { EntityManager } from '@mikro-orm/postgresql';
import type { MoneyOwnership } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { kysely } from '../../../infrastructure/database/read-kit.js';

/**
 * Locks the account of a customer: the company's, or that of a user without company (decisions 4.58). Moves of one account's money happen one after the other: call it before any of its invoices or payments is locked.
 * The lock ends with the transaction.
 */
export async function lockAccount(em: EntityManager, customer_id: string): Promise<MoneyOwnership> {
  const company_id = await companyOf(em, customer_id, true);
  // who moved to another company while this waited has another account by now
  if ((await companyOf(em, customer_id)) !== company_id) return lockAccount(em, customer_id);
  return { customer_id, company_id };
}

/** The account's turn, one transaction at a time. */
const turn = sql`pg_advisory_xact_lock(hashtextextended('account ' || coalesce(company_id, id), 0))`.as('turn');

async function companyOf(em: EntityManager, customerId: string, takesTurn = false): Promise<string | null> {
  const own = kysely(em).selectFrom('users').select('company_id').where('id', '=', customerId);
  return (await (takesTurn ? own.select(turn) : own).executeTakeFirst())?.company_id ?? null;
}

/** Holds the deal with this id, as a column of what is selected, so that it can't be deleted until the transaction ends. */
export const dealHeld = (id: RawBuilder<unknown>) =>
  sql<boolean | null>`(select true from customer_deals where id = ${id} for key share)`;
