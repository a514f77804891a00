import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult, type NotNull } from 'kysely';
import { anyOf, kysely } from '../../../../infrastructure/database/read-kit.js';
import { hasComplained, isSuppressedAddress } from '../../suppressions/mail-suppression.view.js';

const billingAddresses = (em: EntityManager, companyId: string | null, seeing: readonly string[]) =>
  kysely(em)
    .selectFrom('companies as k')
    .where('k.id', '=', anyOf(companyId === null ? [] : [companyId]))
    .where('k.billing_email', 'is not', null)
    .where((eb) => {
      const ownAccount = eb
        .selectFrom('users as u')
        .select('u.id')
        .where('u.id', '=', anyOf(seeing))
        .where('u.deleted_at', 'is', null)
        .whereRef('u.email', '=', 'k.billing_email');
      return eb.not(eb.exists(ownAccount));
    })
    .select(['k.name as company_name', 'k.billing_email as email'])
    .select(sql<boolean>`${sql.raw(isSuppressedAddress('k.billing_email'))}`.as('is_suppressed'))
    .select(sql<boolean>`${sql.raw(hasComplained('k.billing_email'))}`.as('has_complained'))
    .$narrowType<{ email: NotNull }>();

/** The address that gets a company's mails about money beside its people (decisions 4.108). */
export type BillingAddress = InferResult<ReturnType<typeof billingAddresses>>[number];

/**
 * The billing e-mail of a row's company, unless an account that sees the row has it: then the account's preferences hold.
 * @param seeing the ids of who sees the row
 */
export const findBillingAddress = (
  em: EntityManager,
  { company_id: companyId }: { company_id: string | null },
  seeing: readonly string[],
): Promise<BillingAddress | undefined> => billingAddresses(em, companyId, seeing).executeTakeFirst();
