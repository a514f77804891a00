import { p } from '@mikro-orm/core';
import {
  DomainError,
  InvoiceTexts,
  invoiceTransitions,
  type BillTo,
  type InvoiceSeller,
  type InvoiceStatus,
  type PaymentDetails,
  type InvoiceCents,
  type UpdateInvoice,
} from '@portal/contracts';
import {
  AggregateRoot,
  applyCents,
  applyChanges,
  type Changes,
  propertiesOf,
  text,
  withProperties,
} from '../../../infrastructure/database/aggregate-root.js';
import { dollarsOf } from '../../../infrastructure/database/money.js';

const fields = propertiesOf(InvoiceTexts);

type SentLine = NonNullable<UpdateInvoice['lines']>[number];

/** Who bills, as the invoice keeps it: a later change of the brand doesn't rewrite it. */
export interface Seller extends InvoiceSeller {
  howToPay: string;
  /** Missing in invoices that were issued before it was kept. */
  paymentDetails?: PaymentDetails;
}

/** What an invoice gets when it is issued, and keeps. */
export interface Issue {
  number: string;
  issueDate: string;
  dueDate: string;
  /** The last of the days around the due date on which it would be brought to mind that had passed already. */
  remindedDays: number | null;
  seller: Seller;
  billTo: BillTo;
}

/** Other lines than a draft had, as they are sent. */
export interface LinesChange {
  from: SentLine[];
  to: SentLine[];
}

/** Whose an invoice is, and what it bills. */
export type InvoiceSubject = Pick<Invoice, 'customerId' | 'dealId' | 'projectId'>;

/** An invoice: a draft until it is issued, then immutable (decisions 4.63). Amounts are cents. */
export class Invoice extends withProperties(AggregateRoot, {
  number: p.string().nullable(),
  status: text<InvoiceStatus>().onCreate(() => 'draft'),
  customerId: p.uuid(),
  dealId: p.uuid().nullable(),
  projectId: p.uuid().nullable(),
  taxRate: p.decimal('number').onCreate(() => 0),
  subtotalCents: p.bigint('number').onCreate(() => 0),
  discountCents: p.bigint('number').onCreate(() => 0),
  taxCents: p.bigint('number').onCreate(() => 0),
  totalCents: p.bigint('number').onCreate(() => 0),
  paidCents: p.bigint('number').onCreate(() => 0),
  creditedCents: p.bigint('number').onCreate(() => 0),
  issueDate: p.date().nullable(),
  dueDate: p.date().nullable(),
  paidAt: p.datetime().nullable(),
  remindedDays: p.integer().nullable(),
  notes: p.text().onCreate(() => ''),
  voidReason: p.text().nullable(),
  seller: p.json<Seller>().nullable(),
  billTo: p.json<BillTo>().nullable(),
  /** When it was brought along from another system, where it was issued and paid. */
  importedAt: p.datetime().nullable(),
}) {
  static readonly tableName = 'invoices';

  static draft(subject: InvoiceSubject, input: InvoiceTexts, totals: InvoiceCents): Invoice {
    const invoice = Object.assign(new Invoice(), subject, totals);
    applyChanges(invoice, input, fields);
    invoice.record('invoice.created', {});
    return invoice;
  }

  /** What is still expected. Not a column here: the database computes it, and refuses less than nothing. */
  balance(): number {
    return this.totalCents - this.paidCents - this.creditedCents;
  }

  /** Whether money can come to it. */
  takesMoney(): boolean {
    return this.status === 'open' || this.status === 'uncollectible';
  }

  /**
   * Changes a draft: its words, its lines where others were sent, and what they come to; one event says all of it.
   * @throws DomainError `invoice.immutable`
   */
  change(input: InvoiceTexts, lines: LinesChange | null, totals: InvoiceCents): void {
    this.assertDraft();
    const changes = { ...applyChanges(this, input, fields), ...(lines ? { lines } : {}), ...this.takeTotals(totals) };
    if (Object.keys(changes).length === 0) return;
    this.updatedAt = new Date(); // lines are rows of their own: the version must rise though they come to the same sums
    this.record('invoice.updated', { changes });
  }

  /** Takes the sums of its lines. @throws DomainError `invoice.immutable` */
  sumUp(totals: InvoiceCents): void {
    this.assertDraft();
    const changes = this.takeTotals(totals);
    if (Object.keys(changes).length > 0) this.record('invoice.updated', { changes });
  }

  /** Issues a draft, for good; one over nothing is paid at once. */
  open({ number, issueDate, dueDate, remindedDays, seller, billTo }: Issue): void {
    Object.assign(this, { number, issueDate, dueDate, remindedDays, seller, billTo });
    this.become('open');
    if (this.balance() === 0) this.become('paid');
  }

  /** Brings a draft to where it ended elsewhere, issued and paid; nothing of that happened here, so no event says so. */
  bringAlong(issue: Issue, { issuedAt, paidAt }: { issuedAt: Date; paidAt: Date }): void {
    const settled = { status: 'paid', paidCents: this.totalCents, paidAt };
    Object.assign(this, issue, settled, { createdAt: issuedAt, importedAt: new Date() });
  }

  /** The import that brought it is undone: its row goes. */
  takeBack(): void {
    this.record('invoice.deleted', {});
  }

  /** Money came to it; with nothing left to pay it is paid. */
  receive(cents: number): void {
    this.paidCents += cents;
    this.recordBalanceChange(cents);
    if (this.balance() === 0) this.become('paid');
  }

  /**
   * A refund: the amount is owed again (decisions 4.62).
   * @param remindedDays the last reminder whose day has passed; it and those before are not sent
   */
  giveBack(cents: number, remindedDays: number | null): void {
    this.paidCents -= cents;
    this.recordBalanceChange(-cents);
    if (this.status !== 'paid' || this.balance() === 0) return;
    this.remindedDays = remindedDays;
    this.become('open');
  }

  /** A credit note takes back part of it. What was paid of that part must have gone to the account's credit. */
  credit(cents: number, movedCents: number, creditNote: string): void {
    this.creditedCents += cents;
    this.paidCents -= movedCents;
    this.record('invoice.credited', { credit_note: creditNote, amount: dollarsOf(cents) });
    this.recordBalanceChange(-movedCents);
    if (this.takesMoney() && this.balance() === 0) this.become('paid');
  }

  /** @throws DomainError `illegal_transition`; `invoice.has_payments` when money or a credit note came to it */
  makeVoid(reason: string | null): void {
    invoiceTransitions.assert(this.status, 'void', 'admin');
    if (this.paidCents > 0 || this.creditedCents > 0) throw new DomainError('invoice.has_payments');
    this.voidReason = reason;
    this.become('void', reason);
  }

  /** Marks the invoice as uncollectible. @throws DomainError `illegal_transition` */
  writeOff(): void {
    invoiceTransitions.assert(this.status, 'uncollectible', 'admin');
    this.become('uncollectible');
  }

  /**
   * Its customer is reminded now, so many days after it was due.
   * @param passed the last of the days of reminders that has passed; it and those before are not sent
   * @throws DomainError `invoice.not_open`
   */
  remind(days: number, passed: number | null): void {
    if (this.status !== 'open') throw new DomainError('invoice.not_open');
    this.remindedDays = passed;
    this.record('invoice.reminder_due', { days });
  }

  /** Has the mail of its issue sent again. @throws DomainError `invoice.not_sendable` */
  sendAgain(): void {
    if (this.status !== 'open' && this.status !== 'paid') throw new DomainError('invoice.not_sendable');
    this.record('invoice.sent_again', {});
  }

  /** @throws DomainError `invoice.not_draft` */
  remove(): void {
    if (this.status !== 'draft') throw new DomainError('invoice.not_draft');
    this.deletedAt = new Date();
    this.record('invoice.deleted', {});
  }

  /** A deleted draft is there again. */
  restore(): void {
    this.deletedAt = null;
    this.record('invoice.restored', {});
  }

  /** @throws DomainError `invoice.immutable` */
  assertDraft(): void {
    if (this.status !== 'draft') throw new DomainError('invoice.immutable');
  }

  private takeTotals({ totalCents: total, ...others }: InvoiceCents): Changes {
    Object.assign(this, others);
    return applyCents(this, { total }, { total: 'totalCents' });
  }

  private recordBalanceChange(cents: number): void {
    if (cents !== 0)
      this.record('invoice.balance_changed', { amount: dollarsOf(cents), balance: dollarsOf(this.balance()) });
  }

  private become(to: InvoiceStatus, reason: string | null = null): void {
    const from = this.status;
    this.status = to;
    this.paidAt = to === 'paid' ? new Date() : null;
    this.record('invoice.status_changed', { from, to, reason });
  }
}
