import type { EntityManager } from '@mikro-orm/postgresql';
import type { InvoiceTexts } from '@portal/contracts';
import { addLines, lineOfEntry, type NewLine, sumOf } from '../../modules/billing/invoices/invoice-lines.js';
import { Invoice, type InvoiceSubject } from '../../modules/billing/invoices/invoice.entity.js';
import { recordPayment } from '../../modules/billing/payments/ledger.js';
import { Payment } from '../../modules/billing/payments/payment.entity.js';
import type { ScheduleEntry } from '../../modules/billing/schedule/schedule-entry.entity.js';
import { persistQuietly } from './persist-quietly.js';

/** What a draft is made of: entries of the schedule, then lines of its own. */
export interface Drafted extends Partial<InvoiceSubject>, Pick<InvoiceTexts, 'due_date'> {
  customerId: string;
  entries?: readonly ScheduleEntry[];
  lines?: readonly Pick<NewLine, 'description' | 'unitPriceCents'>[];
  at?: Date;
}

/** An untaxed draft with its lines; leaves no events. */
export async function draftInvoice(
  em: EntityManager,
  { customerId, dealId = null, projectId = null, due_date, entries = [], lines = [], at }: Drafted,
): Promise<Invoice> {
  const own = lines.map((line) => ({ quantity: 1, discountCents: 0, scheduleEntryId: null, ...line }));
  const all = [...entries.map(lineOfEntry), ...own];
  const invoice = Invoice.draft({ customerId, dealId, projectId }, { due_date }, sumOf(all, 0));
  if (at) invoice.createdAt = at;
  persistQuietly(em, invoice);
  await em.flush();
  for (const entry of entries) entry.attachTo(invoice.id);
  await em.flush();
  await addLines(em, invoice.id, all, 0);
  return invoice;
}

type Money = Omit<Parameters<typeof Payment.record>[0], 'dealId' | 'invoiceId'>;

/** A payment that came now or `at` some time, for an invoice or for the account; one that is pending is on its way since. */
export async function recordMoney(
  em: EntityManager,
  money: Money,
  { invoice, at, isPending = false }: { invoice: Invoice | null; at?: Date; isPending?: boolean },
): Promise<Payment> {
  const links = { dealId: invoice?.dealId ?? null, invoiceId: invoice?.id ?? null };
  const payment = Payment.record({ ...money, ...links }, isPending ? null : (at ?? new Date()));
  if (at) payment.createdAt = at;
  persistQuietly(em, payment);
  await em.flush();
  if (!isPending) await recordPayment(em, payment, invoice, at);
  return payment;
}
