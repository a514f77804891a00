import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '@portal/contracts';
import { currentView, lockForUpdate, orNotFound } from '../../../infrastructure/database/load.js';
import { firstValue } from '../../../infrastructure/database/read-kit.js';
import { lockAccount } from '../accounts/account.js';
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
  const customerId = await firstValue<string>(
    em,
    `select i.customer_id, (select true from customer_deals where id = i.deal_id for key share) as deal
     from invoices as i where i.id = ? and (i.deleted_at is not null) = ?`,
    [id, deleted],
  );
  const account = await lockAccount(em, orNotFound(customerId));
  const listed = { id, deletedAt: deleted ? { $ne: null } : null };
  const invoice = await lockForUpdate(em, Invoice, listed, sent, () => viewOfInvoice(em, actor, id));
  return { invoice, account };
}

export const viewOfInvoice = currentView(findInvoiceRow, invoiceViewFor);
