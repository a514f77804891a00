import type { EntityManager } from '@mikro-orm/postgresql';
import type { InvoiceStatus } from '@portal/contracts';
import { currentInstant } from '@portal/testing/clock';
import { lockAccount } from '../../src/modules/billing/accounts/account.js';
import { Invoice } from '../../src/modules/billing/invoices/invoice.entity.js';
import { issue } from '../../src/modules/billing/invoices/invoice-issuing.js';
import { addLines, sumOf } from '../../src/modules/billing/invoices/invoice-lines.js';
import { recordPayment } from '../../src/modules/billing/payments/ledger.js';
import { Payment } from '../../src/modules/billing/payments/payment.entity.js';
import { ScheduleEntry } from '../../src/modules/billing/schedule/schedule-entry.entity.js';
import type { User } from '../../src/modules/users/index.js';

interface Given {
  customer: User;
  status?: InvoiceStatus;
  cents?: number;
  dueDate?: string;
  /** What its one line says. */
  work?: string;
}

let recorded = 0;

/** An invoice that is there before the story begins, in any state; its account has no credit of this. Leaves no events. */
export const anInvoice =
  ({ customer, status = 'open', cents = 10_000, dueDate, work = 'Work' }: Given) =>
  async (em: EntityManager): Promise<{ invoice: Invoice }> => {
    const line = { description: work, quantity: 1, unitPriceCents: cents, discountCents: 0, scheduleEntryId: null };
    const about = { customerId: customer.id, dealId: null, projectId: null, notes: '', taxRate: 0 };
    const invoice = Invoice.draft({ ...about, dueDate: dueDate ?? null }, sumOf([line], 0));
    await quietly(em, invoice);
    await addLines(em, invoice.id, [line], 0);
    if (status !== 'draft') await issue(em, invoice, await lockAccount(em, customer.id));
    if (status === 'paid') await aPayment({ customer, cents, invoice })(em);
    if (status === 'void') invoice.makeVoid('Written twice');
    if (status === 'uncollectible') invoice.writeOff();
    await quietly(em, invoice);
    return { invoice };
  };

/** A payment that was received before the test, or is pending; leaves no events. */
export const aPayment =
  ({
    customer,
    cents = 10_000,
    invoice,
    isPending = false,
  }: {
    customer: User;
    cents?: number;
    invoice?: Invoice;
    isPending?: boolean;
  }) =>
  async (em: EntityManager): Promise<{ payment: Payment }> => {
    const facts = {
      customerId: customer.id,
      dealId: null,
      invoiceId: invoice?.id ?? null,
      amountCents: cents,
    } as const;
    const how = { method: 'check', externalRef: `Given ${++recorded} ${customer.id}`, note: 'By mail' } as const;
    const payment = Payment.record({ ...facts, ...how }, isPending ? null : currentInstant());
    await quietly(em, payment);
    if (!isPending) await recordPayment(em, payment, invoice ?? null);
    if (invoice) await quietly(em, invoice);
    return { payment };
  };

/** Something to be billed for a project; leaves no events. */
export const anEntry =
  ({ projectId, status = 'pending' }: { projectId: string; status?: 'pending' | 'ready' | 'approved' }) =>
  async (em: EntityManager): Promise<{ entry: ScheduleEntry }> => {
    const facts = { origin: 'admin', type: 'deposit', title: 'Deposit', amountCents: 5_000, status } as const;
    const entry = ScheduleEntry.plan({ ...facts, projectId });
    await quietly(em, entry);
    return { entry };
  };

async function quietly(em: EntityManager, row: Invoice | Payment | ScheduleEntry): Promise<void> {
  row.takeRecordedEvents();
  await em.persist(row).flush();
}
