import { v7 as uuidv7 } from 'uuid';
import { lockAccount } from '../modules/billing/accounts/account.js';
import { nextNumber } from '../modules/billing/invoices/document-numbers.js';
import { addressee } from '../modules/billing/invoices/addressee.js';
import { currentSeller } from '../modules/billing/invoices/invoice-issuing.js';
import type { Invoice } from '../modules/billing/invoices/invoice.entity.js';
import { lastPassedReminder } from '../modules/billing/invoices/invoice-reminders.sweep.js';
import { moveToCredit, refund, spendCredit } from '../modules/billing/payments/ledger.js';
import type { Payment } from '../modules/billing/payments/payment.entity.js';
import { type NewScheduleEntry, ScheduleEntry } from '../modules/billing/schedule/schedule-entry.entity.js';
import { type Drafted, draftInvoice, recordMoney } from './builders/invoice.js';
import type { DemoWorld } from './demo-world.js';

type DemoInvoice = Omit<Drafted, 'at'> & { daysAgo: number };

/** Money of the demo that came in, or is on its way. */
export interface DemoPayment extends Omit<Parameters<typeof recordMoney>[1], 'note'> {
  daysAgo: number;
  note?: string;
}

/** Keeps the demo's books the way the product does, on days that are over. */
export class DemoBooks {
  constructor(private readonly world: DemoWorld) {}

  async entry(facts: NewScheduleEntry, daysAgo: number): Promise<ScheduleEntry> {
    const createdAt = this.world.daysAgo(daysAgo);
    const entry = Object.assign(ScheduleEntry.plan(facts), { createdAt });
    if (entry.approvedAt) entry.approvedAt = createdAt;
    await this.world.save(entry);
    return entry;
  }

  draft({ daysAgo, ...story }: DemoInvoice): Promise<Invoice> {
    return draftInvoice(this.world.em, { ...story, at: this.world.daysAgo(daysAgo) });
  }

  /** A draft that is issued on its day; credit of the account pays it, as far as it goes. */
  async issue(story: DemoInvoice): Promise<Invoice> {
    const { em } = this.world;
    const invoice = await this.draft(story);
    const issueDate = this.world.day(-story.daysAgo);
    const { billTo, terms } = await addressee(em, story.customerId);
    const dueDate = this.world.day(terms - story.daysAgo);
    const number = await nextNumber(em, 'INV', issueDate);
    const remindedDays = lastPassedReminder(dueDate, this.world.day(0));
    invoice.open({ number, issueDate, dueDate, remindedDays, seller: currentSeller(number), billTo });
    await em.flush();
    const account = await lockAccount(em, story.customerId);
    await spendCredit(em, account, invoice, undefined, this.world.daysAgo(story.daysAgo));
    await this.settle(invoice, story.daysAgo);
    return invoice;
  }

  /** Money that arrived, for an invoice or for the account; one that is pending is only announced. */
  async pay(story: DemoPayment, invoice: Invoice | null, isPending = false): Promise<Payment> {
    const { daysAgo, note = null, ...money } = story;
    const about = { invoice, at: this.world.daysAgo(daysAgo), isPending };
    const payment = await recordMoney(this.world.em, { ...money, note }, about);
    if (invoice && !isPending) await this.settle(invoice, daysAgo);
    return payment;
  }

  async refund(payment: Payment, cents: number, reason: string, daysAgo: number): Promise<void> {
    payment.refund(cents, reason);
    await refund(this.world.em, payment, cents, reason, this.world.daysAgo(daysAgo));
  }

  async credit(invoice: Invoice, cents: number, reason: string, daysAgo: number): Promise<void> {
    const { em } = this.world;
    const [id, at] = [uuidv7(), this.world.daysAgo(daysAgo)];
    const number = await nextNumber(em, 'CN', this.world.day(-daysAgo));
    await this.world.run(
      'insert into credit_notes (id, invoice_id, number, amount_cents, reason, issued_at) values (?, ?, ?, ?, ?, ?)',
      [id, invoice.id, number, cents, reason, at],
    );
    const paidOfIt = Math.max(0, cents - invoice.balance());
    await moveToCredit(em, invoice, paidOfIt, id, at);
    invoice.credit(cents, paidOfIt, number);
    await this.settle(invoice, daysAgo);
  }

  private async settle(invoice: Invoice, daysAgo: number): Promise<void> {
    if (invoice.paidAt) invoice.paidAt = this.world.daysAgo(daysAgo);
    await this.world.em.flush();
  }
}
