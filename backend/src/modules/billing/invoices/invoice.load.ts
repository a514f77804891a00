import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '@portal/contracts';
import { sql } from 'kysely';
import { currentView, lockForUpdate, orNotFound } from '../../../infrastructure/database/load.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { dealHeld, lockAccount } from '../accounts/account.js';
import { Invoice } from './invoice.entity.js';
import { invoiceViewFor } from './invoice.view.js';
import { findInvoiceRow } from './invoices.queries.js';

/**
 * Locks an invoice for a change: its account first, which all who move money do, so that no two wait for each other.
 * @throws DomainError `not_found`; `stale_version`
 */
export async function lockInvoice(
  em: EntityManager,
  actor: Actor,
  id: string,
  sent: { version?: number | undefined } = {},
  { deleted = false } = {},
) {
  // the deal first, as who bills its periods: rows that name it are written under the account's lock
  const found = await kysely(em)
    .selectFrom('invoices as i')
    .select(['i.customer_id', dealHeld(sql.ref('i.deal_id')).as('deal')])
    .where('i.id', '=', id)
    .where('i.deleted_at', deleted ? 'is not' : 'is', null)
    .executeTakeFirst();
  const account = await lockAccount(em, orNotFound(found).customer_id);
  const listed = { id, deletedAt: deleted ? { $ne: null } : null };
  const invoice = await lockForUpdate(em, Invoice, listed, sent, () => viewOfInvoice(em, actor, id));
  return { invoice, account };
}

export const viewOfInvoice = currentView(findInvoiceRow, invoiceViewFor);
