import type { EntityManager } from '@mikro-orm/postgresql';
import type { MoneyOwnership } from '@portal/contracts';
import { firstValue } from '../../../infrastructure/database/read-kit.js';

/**
 * Locks the account of a customer: the company's, or that of a user without company (decisions 4.58). Moves of one account's money happen one after the other: call it before any of its invoices or payments is locked.
 * The lock ends with the transaction.
 */
export async function lockAccount(em: EntityManager, customer_id: string): Promise<MoneyOwnership> {
  const company_id = await companyOf(em, customer_id, TAKING_TURNS);
  // who moved to another company while this waited has another account by now
  if ((await companyOf(em, customer_id)) !== company_id) return lockAccount(em, customer_id);
  return { customer_id, company_id };
}

/** The account's turn, one transaction at a time. */
const TAKING_TURNS = `, pg_advisory_xact_lock(hashtextextended('account ' || coalesce(company_id, id), 0))`;

const companyOf = async (em: EntityManager, customerId: string, alongWith = ''): Promise<string | null> =>
  (await firstValue<string | null>(em, `select company_id${alongWith} from users where id = ?`, [customerId])) ?? null;

/** The condition on a column of customers that leaves those of the account, with its value. */
export const ofAccount = (column: string, { customer_id, company_id }: MoneyOwnership): [string, string] =>
  company_id === null
    ? [`${column} = ?`, customer_id]
    : [`${column} in (select id from users where company_id = ?)`, company_id];
