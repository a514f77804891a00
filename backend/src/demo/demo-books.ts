import type { EntityManager } from '@mikro-orm/postgresql';
import { invoiceReminderDays, type PaymentMethod } from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { lockAccount } from '../modules/billing/accounts/account.js';
import { BILL_TO, currentSeller, nextNumber } from '../modules/billing/invoices/invoice-issuing.js';
import { addLines, lineOfEntry, sumOf, type NewLine } from '../modules/billing/invoices/invoice-lines.js';
import { Invoice, type Issue } from '../modules/billing/invoices/invoice.entity.js';
import { moveToCredit, refund, spendCredit, recordPayment } from '../modules/billing/payments/ledger.js';
import { Payment } from '../modules/billing/payments/payment.entity.js';
import { ScheduleEntry, type NewScheduleEntry } from '../modules/billing/schedule/schedule-entry.entity.js';
import { Company } from '../modules/companies/index.js';
import { User } from '../modules/users/index.js';
import { dayFrom } from './time/business-day.js';
import { daysBefore } from './time/office-time.js';

/** Something that happened so many days ago. */
export interface DemoBooking {
  daysAgo: number;
  happens: () => Promise<void>;
}

/** What an invoice of the demo is made of. */
export interface DemoInvoice {
  customerId: string;
  daysAgo: number;
  dealId?: string | null;
  projectId?: string | null;
  entries?: readonly ScheduleEntry[];
  lines?: readonly NewLine[];
  notes?: string;
}

/** Money of the demo that came in, or is on its way. */
export interface DemoPayment {
  customerId: string;
  daysAgo: number;
  amountCents: number;
  method: PaymentMethod;
  externalRef: string;
  note?: string;
}

/** Keeps the demo's books the way the product does, on days that are over. */
export class DemoBooks {
  constructor(
    private readonly em: EntityManager,
    private readonly now: Date,
  ) {}

  async entry(facts: NewScheduleEntry, daysAgo: number): Promise<ScheduleEntry> {
    const at = daysBefore(this.now, daysAgo);
    const entry = Object.assign(ScheduleEntry.plan(facts), { createdAt: at });
    if (entry.approvedAt) entry.approvedAt = at;
    await this.em.persist(entry).flush();
    return entry;
  }

  async draft({
    customerId,
    daysAgo,
    dealId = null,
    projectId = null,
    entries = [],
    ...more
  }: DemoInvoice): Promise<Invoice> {
    const lines = [...entries.map(lineOfEntry), ...(more.lines ?? [])];
    const facts = { customerId, dealId, projectId, taxRate: 0, dueDate: null, notes: more.notes ?? '' };
    const invoice = Invoice.draft(facts, sumOf(lines, 0));
    invoice.createdAt = daysBefore(this.now, daysAgo);
    await this.em.persist(invoice).flush();
    for (const entry of entries) entry.attachTo(invoice.id);
    await this.em.flush();
    await addLines(this.em, invoice.id, lines, 0);
    return invoice;
  }

  /** A draft that is issued on its day; credit of the account pays it, as far as it goes. */
  async issue(story: DemoInvoice): Promise<Invoice> {
    const invoice = await this.draft(story);
    const issueDate = dayFrom(this.now, -story.daysAgo);
    const terms = await this.termsDays(story.customerId);
    const dueDate = dayFrom(this.now, terms - story.daysAgo);
    const overdue = story.daysAgo - terms;
    const number = await nextNumber(this.em, 'INV', issueDate);
    invoice.open({
      number,
      issueDate,
      dueDate,
      remindedDays: invoiceReminderDays.findLast((days) => days <= overdue) ?? null,
      seller: currentSeller(number),
      billTo: await this.billTo(story.customerId),
    });
    await this.em.flush();
    const account = await lockAccount(this.em, story.customerId);
    await spendCredit(this.em, account, invoice, undefined, daysBefore(this.now, story.daysAgo));
    return this.settled(invoice, story.daysAgo);
  }

  /** Money that arrived, for an invoice or for the account. */
  async pay(story: DemoPayment, invoice: Invoice | null): Promise<Payment> {
    const payment = await this.expect(story, invoice, true);
    await recordPayment(this.em, payment, invoice, daysBefore(this.now, story.daysAgo));
    if (invoice) await this.settled(invoice, story.daysAgo);
    return payment;
  }

  /** Records a payment as pending or received. */
  async expect({ daysAgo, note, ...facts }: DemoPayment, invoice: Invoice | null, isHere = false): Promise<Payment> {
    const at = daysBefore(this.now, daysAgo);
    const whose = { dealId: invoice?.dealId ?? null, invoiceId: invoice?.id ?? null };
    const payment = Object.assign(Payment.record({ ...facts, ...whose, note: note ?? null }, isHere ? at : null), {
      createdAt: at,
    });
    await this.em.persist(payment).flush();
    return payment;
  }

  async refund(payment: Payment, cents: number, reason: string, daysAgo: number): Promise<void> {
    payment.refund(cents, reason);
    await refund(this.em, payment, cents, reason, daysBefore(this.now, daysAgo));
  }

  async credit(invoice: Invoice, cents: number, reason: string, daysAgo: number): Promise<void> {
    const note = { id: uuidv7(), number: await nextNumber(this.em, 'CN', dayFrom(this.now, -daysAgo)) };
    await this.em.execute(
      'insert into credit_notes (id, invoice_id, number, amount_cents, reason, issued_at) values (?, ?, ?, ?, ?, ?)',
      [note.id, invoice.id, note.number, cents, reason, daysBefore(this.now, daysAgo)],
    );
    const paidOfIt = Math.max(0, cents - invoice.balance());
    await moveToCredit(this.em, invoice, paidOfIt, note.id, daysBefore(this.now, daysAgo));
    invoice.credit(cents, paidOfIt, note.number);
    await this.settled(invoice, daysAgo);
  }

  private async settled(invoice: Invoice, daysAgo: number): Promise<Invoice> {
    if (invoice.paidAt) invoice.paidAt = daysBefore(this.now, daysAgo);
    await this.em.flush();
    return invoice;
  }

  /** The days in which the customer's company pays; without a company, those of new ones. */
  private async termsDays(customerId: string): Promise<number> {
    const { companyId } = await this.em.findOneOrFail(User, customerId);
    const company = companyId === null ? new Company() : await this.em.findOneOrFail(Company, companyId);
    return company.paymentTermsDays;
  }

  private async billTo(customerId: string): Promise<Issue['billTo']> {
    const [row] = await this.em.execute<{ bill_to: Issue['billTo'] }[]>(
      `select ${BILL_TO} as bill_to from users as c left join companies as k on k.id = c.company_id where c.id = ?`,
      [customerId],
    );
    if (!row) throw new Error('The demo has no such customer');
    return row.bill_to;
  }
}
