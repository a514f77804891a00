import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult, type NotNull } from 'kysely';
import { anyOf, kysely } from '../../../../infrastructure/database/read-kit.js';
import { hasComplained, isSuppressedAddress } from '../../suppressions/mail-suppression.view.js';

const billingAddresses = (em: EntityManager, companies: readonly string[]) =>
  kysely(em)
    .selectFrom('companies as k')
    .leftJoin('users as u', (join) => join.onRef('u.email', '=', 'k.billing_email').on('u.deleted_at', 'is', null))
    .where('k.id', '=', anyOf(companies))
    .where('k.billing_email', 'is not', null)
    .select(['k.id as company_id', 'k.name as company_name', 'k.billing_email as email', 'u.id as account_id'])
    .select(sql<boolean>`${sql.raw(isSuppressedAddress('k.billing_email'))}`.as('is_suppressed'))
    .select(sql<boolean>`${sql.raw(hasComplained('k.billing_email'))}`.as('has_complained'))
    .$narrowType<{ email: NotNull }>();

/** The address that gets a company's mails about money beside its people (decisions 4.108). */
export type BillingAddress = InferResult<ReturnType<typeof billingAddresses>>[number];

interface SeenRow {
  company_id: string | null;
  /** The ids of who sees the row. */
  seeing: readonly string[];
}

/**
 * The billing e-mail of each row's company, by one statement; none where an account that sees the row has it: then the
 * account's preferences hold.
 */
export async function findBillingAddresses(
  em: EntityManager,
  rows: readonly SeenRow[],
): Promise<(BillingAddress | undefined)[]> {
  const companies = rows.flatMap(({ company_id: id }) => (id === null ? [] : [id]));
  if (companies.length === 0) return rows.map(() => undefined);
  const found = await billingAddresses(em, [...new Set(companies)]).execute();
  return rows.map(({ company_id: id, seeing }) =>
    found.find((one) => one.company_id === id && !(one.account_id !== null && seeing.includes(one.account_id))),
  );
}

/** That of one row. */
export const findBillingAddress = async (
  em: EntityManager,
  { company_id }: { company_id: string | null },
  seeing: readonly string[],
): Promise<BillingAddress | undefined> => (await findBillingAddresses(em, [{ company_id, seeing }]))[0];
