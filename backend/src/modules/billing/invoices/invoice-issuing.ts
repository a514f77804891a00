import type { EntityManager } from '@mikro-orm/postgresql';
import {
  brand,
  DomainError,
  invoiceTransitions,
  limits,
  paymentDetailsFor,
  type BillTo,
  type MoneyOwnership,
} from '@portal/contracts';
import { orNotFound } from '../../../infrastructure/database/load.js';
import { addDays, businessDay } from '../../../infrastructure/database/time/business-time.js';
import { currentSender } from '../../../infrastructure/pdf/index.js';
import { spendCredit } from '../payments/ledger.js';
import { lockEntries } from '../schedule/schedule-entry.entity.js';
import { nextNumber } from './document-numbers.js';
import { linesOn } from './invoice-lines.js';
import { lastPassedReminder } from './invoice-reminders.js';
import type { Invoice, Seller } from './invoice.entity.js';

/** For people without a company; companies have terms of their own (decisions, section 1). */

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

/** Lets the entries of an invoice that is gone or void be put on another. */
export async function releaseEntries(em: EntityManager, invoice: Invoice): Promise<void> {
  for (const entry of await lockEntries(em, { invoiceId: invoice.id })) entry.detach();
}

/** Whom the invoices of a customer are addressed to now, and the days to pay. @throws DomainError `not_found` */
export async function addressee(em: EntityManager, customerId: string) {
  const [row] = await em.execute<{ bill_to: BillTo; terms: number | null }[]>(
    `select ${BILL_TO} as bill_to, k.payment_terms_days as terms
     from users as c left join companies as k on k.id = c.company_id where c.id = ?`,
    [customerId],
  );
  const { bill_to: billTo, terms } = orNotFound(row);
  return { billTo, terms: terms ?? limits.paymentTermsDays };
}

/** The addressee of an invoice: company `k` of the customer `c`, or the customer. */
export const BILL_TO = `jsonb_build_object(
  'name', coalesce(k.name, nullif(trim(concat_ws(' ', c.first_name, c.last_name)), ''), c.email),
  'address', k.address, 'email', coalesce(k.billing_email, c.email), 'phone', coalesce(k.phone, c.phone))`;

/**
 * The addressee of an account's documents: the customer's company, or the user without one; undefined where there is
 * none.
 */
export async function accountAddressee(em: EntityManager, account: { customer_id: string } | { company_id: string }) {
  const [from, id] =
    'company_id' in account
      ? [OF_COMPANY, account.company_id]
      : [
          `users as c left join companies as k on k.id = c.company_id where c.id = ? and c.role = 'customer'`,
          account.customer_id,
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
