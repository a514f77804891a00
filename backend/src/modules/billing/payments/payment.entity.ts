import { p } from '@mikro-orm/core';
import {
  DomainError,
  paymentTransitions,
  type PaymentMethod,
  type PaymentStatus,
  type UpdateDealPayment,
} from '@portal/contracts';
import { AggregateRoot, applyChanges, text, withProperties } from '../../../infrastructure/database/aggregate-root.js';
import { dollarsOf } from '../../../infrastructure/database/money.js';

/** What a new payment is made of. Amounts are cents. */
export type NewPayment = Pick<
  Payment,
  'customerId' | 'dealId' | 'invoiceId' | 'amountCents' | 'method' | 'externalRef' | 'note'
>;

/** Money from a customer, recorded by hand (decisions, section 4). Amounts are cents. */
export class Payment extends withProperties(AggregateRoot, {
  customerId: p.uuid(),
  dealId: p.uuid().nullable(),
  invoiceId: p.uuid().nullable(),
  amountCents: p.bigint('number'),
  refundedCents: p.bigint('number').onCreate(() => 0),
  method: text<PaymentMethod>(),
  externalRef: p.string(),
  status: text<PaymentStatus>().onCreate(() => 'pending'),
  receivedAt: p.datetime().nullable(),
  note: p.text().nullable(),
}) {
  static readonly tableName = 'deal_payments';

  /** @param receivedAt when the money came; null while it is on its way */
  static record(facts: NewPayment, receivedAt: Date | null): Payment {
    const payment = new Payment();
    Object.assign(payment, facts, { receivedAt, status: receivedAt ? 'succeeded' : 'pending' });
    payment.record('deal_payment.recorded', { amount: dollarsOf(payment.amountCents), status: payment.status });
    return payment;
  }

  /** Whether the money was received. */
  isReceived(): boolean {
    return this.receivedAt !== null && this.status !== 'failed' && this.status !== 'cancelled';
  }

  /** Changes the note and, once received, the day; the state first. @throws DomainError `illegal_transition` */
  change({ status, received_at, note }: UpdateDealPayment): void {
    if (status && status !== this.status) this.moveTo(status, received_at ? new Date(received_at) : new Date());
    const at = received_at && this.isReceived() ? new Date(received_at) : undefined;
    const changes = applyChanges(
      this,
      { note, ...(at && at.getTime() !== this.receivedAt?.getTime() ? { received_at: at } : {}) },
      { note: 'note', received_at: 'receivedAt' },
    );
    if (Object.keys(changes).length > 0) this.record('deal_payment.updated', { changes });
  }

  /** Money went back. @throws DomainError `illegal_transition`; `deal_payment.refund_above_amount` */
  refund(cents: number, reason: string): void {
    paymentTransitions.assert(this.status, 'refunded', 'admin');
    const left = this.amountCents - this.refundedCents;
    if (cents > left)
      throw new DomainError('deal_payment.refund_above_amount', { left: `$${(left / 100).toFixed(2)}` });
    this.refundedCents += cents;
    const from = this.status;
    const to: PaymentStatus = cents === left ? 'refunded' : 'partially_refunded';
    this.status = to;
    this.record('deal_payment.refunded', { amount: dollarsOf(cents), reason });
    if (from !== to) this.record('deal_payment.status_changed', { from, to });
  }

  private moveTo(to: PaymentStatus, at: Date): void {
    const from = this.status;
    paymentTransitions.assert(from, to, 'admin');
    this.status = to;
    this.receivedAt = to === 'succeeded' ? at : null;
    this.record('deal_payment.status_changed', { from, to });
  }
}
