import { dealPaymentView, isAdmin, type Actor, type DealPaymentView } from '@portal/contracts';
import { pickFields } from '../../../infrastructure/database/read-kit.js';
import { instantOf } from '../../../infrastructure/database/time/instant.js';
import type { PaymentRow } from './payments.queries.js';

const adminFields = Object.keys(dealPaymentView.shape) as (keyof DealPaymentView)[];
const internal: readonly (keyof DealPaymentView)[] = ['customer_name', 'note'];
const customerFields = adminFields.filter((field) => !internal.includes(field));
const dollars = (cents: string | number): number => Number(cents) / 100;

/** A payment as admins see it. */
export const toAdminPayment = (row: PaymentRow): DealPaymentView => pick(row, adminFields);

/** A payment as its customer sees it. */
export const toCustomerPayment = (row: PaymentRow): DealPaymentView => pick(row, customerFields);

/** How a payment looks to this reader. */
export const paymentViewFor =
  (actor: Actor) =>
  (row: PaymentRow): DealPaymentView =>
    actor.kind === 'system' || isAdmin(actor) ? toAdminPayment(row) : toCustomerPayment(row);

function pick(row: PaymentRow, fields: readonly (keyof DealPaymentView)[]): DealPaymentView {
  const view: DealPaymentView = {
    ...row,
    customer_name: row.customer_name ?? undefined,
    amount: dollars(row.amount_cents),
    refunded: dollars(row.refunded_cents),
    refunds: row.refunds.map(({ amount_cents, at, ...refund }) => ({
      ...refund,
      amount: dollars(amount_cents),
      at: instantOf(at),
    })),
    unapplied: dollars(row.unapplied_cents),
    received_at: row.received_at && instantOf(row.received_at),
    created_at: instantOf(row.created_at),
    updated_at: instantOf(row.updated_at),
  };
  return pickFields(view, fields);
}
