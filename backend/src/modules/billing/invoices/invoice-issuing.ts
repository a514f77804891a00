import type { EntityManager } from '@mikro-orm/postgresql';
import { brand, DomainError, invoiceTransitions, paymentDetailsFor, type MoneyOwnership } from '@portal/contracts';
import { addDays, businessDay } from '../../../infrastructure/database/time/business-time.js';
import { currentSender } from '../../../infrastructure/pdf/index.js';
import { creditOf, spendCredit } from '../payments/ledger.js';
import { lockEntries } from '../schedule/schedule-entry.entity.js';
import { addressee } from './addressee.js';
import { nextNumber } from './document-numbers.js';
import { linesOn } from './invoice-lines.js';
import { lastPassedReminder } from './invoice-reminders.sweep.js';
import type { Invoice, Seller } from './invoice.entity.js';
import type { InvoiceDetailRow } from './invoices.queries.js';

/** Who bills: the brand, as it is now. */
export const currentSeller = (number: string): Seller => ({
  ...currentSender(),
  howToPay: brand.paymentInstructions,
  paymentDetails: paymentDetailsFor(number),
});

/**
 * Issues a draft whose row and account are locked: number, day and addresses are given, and what credit the account has
 * pays it at once.
 * @throws DomainError `illegal_transition`, `invoice.empty`
 */
export async function issue(em: EntityManager, invoice: Invoice, account: MoneyOwnership): Promise<void> {
  invoiceTransitions.assert(invoice.status, 'open', 'admin');
  if ((await linesOn(em, invoice.id)).length === 0) throw new DomainError('invoice.empty');
  const [today, to] = [await businessDay(em), await addressee(em, invoice.customerId)];
  const dueDate = invoice.dueDate ?? addDays(today, to.terms);
  const number = await nextNumber(em, 'INV', today);
  invoice.open({
    number,
    issueDate: today,
    dueDate,
    remindedDays: lastPassedReminder(dueDate, today),
    seller: currentSeller(number),
    billTo: to.billTo,
  });
  await em.flush();
  if (invoice.takesMoney()) await spendCredit(em, account, invoice);
}

/** What stands for the number of an invoice that isn't issued yet. */
export const NEXT_NUMBER = '[next number]';

/**
 * A draft as it would be issued now, to look at: nothing is written and no number is taken.
 * @throws DomainError `invoice.empty`
 */
export async function asIssuedNow(em: EntityManager, draft: InvoiceDetailRow): Promise<InvoiceDetailRow> {
  if (draft.lines.length === 0) throw new DomainError('invoice.empty');
  const { terms } = await addressee(em, draft.customer_id);
  const paid = Math.min(Number(draft.total_cents), await creditOf(em, draft));
  const left = Number(draft.total_cents) - paid;
  return {
    ...draft,
    number: NEXT_NUMBER,
    status: left > 0 ? 'open' : 'paid',
    due_date: draft.due_date ?? addDays(await businessDay(em), terms),
    paid_cents: `${paid}`,
    balance_cents: `${left}`,
    seller: currentSeller(NEXT_NUMBER),
  };
}

/** Lets the entries of an invoice that is gone or void be put on another. */
export async function releaseEntries(em: EntityManager, invoice: Invoice): Promise<void> {
  for (const entry of await lockEntries(em, { invoiceId: invoice.id })) entry.detach();
}
