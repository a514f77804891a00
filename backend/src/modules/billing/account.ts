import type { EntityManager } from '@mikro-orm/postgresql';
import { takeTurns } from '../../infrastructure/database/advisory-lock.js';

/** Whose credit it is: everybody's of a company, or one person's who belongs to none (decisions, section 1). */
export interface Account {
  customerId: string;
  companyId: string | null;
}

/**
 * Moves of one account's money happen one after the other: call it before any of its invoices or payments is locked.
 * The lock ends with the transaction.
 */
export async function lockAccount(em: EntityManager, customerId: string): Promise<Account> {
  const [row] = await em.execute<{ company_id: string | null }[]>('select company_id from users where id = ?', [
    customerId,
  ]);
  const companyId = row?.company_id ?? null;
  await takeTurns(em, `account ${companyId ?? customerId}`);
  return { customerId, companyId };
}

/** The condition on a column of customers that leaves those of the account, with its value. */
export const ofAccount = (column: string, { customerId, companyId }: Account): [string, string] =>
  companyId === null
    ? [`${column} = ?`, customerId]
    : [`${column} in (select id from users where company_id = ?)`, companyId];
