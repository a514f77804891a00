import type { EntityManager } from '@mikro-orm/postgresql';
import type { BillTo } from '@portal/contracts';
import { BILL_TO } from '../invoices/invoice-issuing.js';

/** Whose account it is, as PDFs name it, and of which company. */
export interface AccountAddressee {
  addressee: BillTo;
  companyId: string | null;
}

/**
 * The addressee of an account's documents: the customer's company, or the user without one; undefined where there is
 * none.
 */
export async function accountAddressee(
  em: EntityManager,
  whose: { customer_id: string } | { company_id: string },
): Promise<AccountAddressee | undefined> {
  const [from, id] =
    'company_id' in whose
      ? [OF_COMPANY, whose.company_id]
      : [
          `users as c left join companies as k on k.id = c.company_id where c.id = ? and c.role = 'customer'`,
          whose.customer_id,
        ];
  const [row] = await em.execute<{ addressee: BillTo; company_id: string | null }[]>(
    `select ${BILL_TO} as addressee, k.id as company_id from ${from}`,
    [id],
  );
  return row && { addressee: row.addressee, companyId: row.company_id };
}

/** A company without people has an account as well. */
const OF_COMPANY = `companies as k left join lateral (
  select * from users where company_id = k.id and deleted_at is null order by created_at limit 1) as c on true where k.id = ?`;
