import type { EntityManager } from '@mikro-orm/postgresql';
import type { InvoiceStatus } from '@portal/contracts';
import { draftInvoice, recordMoney } from '../../src/demo/builders/invoice.js';
import { persistQuietly } from '../../src/demo/builders/persist-quietly.js';
import { lockAccount } from '../../src/modules/billing/accounts/account.js';
import type { Invoice } from '../../src/modules/billing/invoices/invoice.entity.js';
import { issue } from '../../src/modules/billing/invoices/invoice-issuing.js';
import type { Payment } from '../../src/modules/billing/payments/payment.entity.js';
import { ScheduleEntry } from '../../src/modules/billing/schedule/schedule-entry.entity.js';
import type { User } from '../../src/modules/users/index.js';
import { factoryOf } from './factory-of.js';

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
    const lines = [{ description: work, unitPriceCents: cents }];
    const invoice = await draftInvoice(em, { customerId: customer.id, due_date: dueDate, lines });
    if (status !== 'draft') await issue(em, invoice, await lockAccount(em, customer.id));
    if (status === 'paid') await aPayment({ customer, cents, invoice })(em);
    if (status === 'void') invoice.makeVoid('Written twice');
    if (status === 'uncollectible') invoice.writeOff();
    await quietly(em, invoice);
    return { invoice };
  };

interface GivenPayment {
  customer: User;
  cents?: number;
  invoice?: Invoice;
  isPending?: boolean;
}

/** A payment that was received before the test, or is pending; leaves no events. */
export const aPayment =
  ({ customer, cents = 10_000, invoice, isPending = false }: GivenPayment) =>
  async (em: EntityManager): Promise<{ payment: Payment }> => {
    const externalRef = `Given ${++recorded} ${customer.id}`;
    const money = {
      customerId: customer.id,
      amountCents: cents,
      method: 'check',
      externalRef,
      note: 'By mail',
    } as const;
    const payment = await recordMoney(em, money, { invoice: invoice ?? null, isPending });
    if (invoice) await quietly(em, invoice);
    return { payment };
  };

/** Something to be billed for a project. */
export const anEntry = factoryOf(
  'entry',
  ({ projectId, status = 'pending' }: { projectId: string; status?: 'pending' | 'ready' | 'approved' }) =>
    ScheduleEntry.plan({ origin: 'admin', type: 'deposit', title: 'Deposit', amountCents: 5_000, status, projectId }),
);

async function quietly(em: EntityManager, row: Invoice): Promise<void> {
  persistQuietly(em, row);
  await em.flush();
}
