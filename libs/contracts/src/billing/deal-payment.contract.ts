import { z } from 'zod';
import { limits } from '../core/limits.js';
import { oneOrMore, pageQuery, sortBy } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import { day, id, instant, line, positiveDollars, recordFields, requiredLine, version } from '../core/primitives.js';

export const paymentStatuses = [
  'pending',
  'succeeded',
  'failed',
  'cancelled',
  'partially_refunded',
  'refunded',
] as const;
export const PaymentStatus = z.enum(paymentStatuses);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** Payments whose money came in, also where some of it went back: what totalRevenue counts (decisions, section 5). */
export const receivedPaymentStatuses = [
  'succeeded',
  'partially_refunded',
  'refunded',
] as const satisfies readonly PaymentStatus[];

export const paymentMethods = ['card', 'ach', 'check', 'cash', 'other'] as const;
export const PaymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Money that went back of a payment. */
export const RefundView = object('Refund', {
  id,
  amount: z.number(),
  reason: z.string().meta({ description: 'As the customer reads it' }),
  at: instant,
});
export type RefundView = z.infer<typeof RefundView>;

/** Ways to pay that bring a number of their own, by which the payment is found at the bank. */
export const methodsWithReference: readonly PaymentMethod[] = ['card', 'ach', 'check'];

export const DealPaymentView = object('DealPayment', {
  id,
  customer_id: id,
  company_id: id.nullable(),
  customer_name: z.string().optional().meta({ description: 'Admins only' }),
  deal_id: id.nullable(),
  deal_title: z.string().nullable(),
  invoice_id: id.nullable(),
  invoice_number: z.string().nullable(),
  amount: z.number(),
  refunded: z.number(),
  refunds: z.array(RefundView).meta({ description: 'Oldest first' }),
  unapplied: z.number().meta({ description: 'What is on no invoice: credit of the account' }),
  method: PaymentMethod,
  external_ref: z.string().meta({ description: 'The bank’s or the check’s number; unique' }),
  status: PaymentStatus,
  received_at: instant.nullable(),
  note: z.string().nullable().optional().meta({ description: 'Admins only' }),
  ...recordFields,
});
export type DealPaymentView = z.infer<typeof DealPaymentView>;

/** Money recorded by hand, for an invoice, a deal or an account. More than the invoice's balance becomes credit. */
export const CreateDealPayment = z
  .strictObject({
    customer_id: id.optional().meta({ description: 'Not needed with an invoice or a deal' }),
    invoice_id: id.optional(),
    deal_id: id.optional(),
    amount: positiveDollars,
    method: PaymentMethod,
    external_ref: requiredLine(limits.name)
      .optional()
      .meta({ description: 'The bank’s or the check’s number; needed for card, ach and check' }),
    status: z.enum(['pending', 'succeeded']).default('succeeded'),
    received_at: instant.optional().meta({ description: 'By default now' }),
    note: line(500).optional(),
  })
  .refine(({ method, external_ref }) => external_ref !== undefined || !methodsWithReference.includes(method), {
    path: ['external_ref'],
    error: 'Required',
    when: ({ value }) => typeof value === 'object' && value !== null, // listed with the other failures
  })
  .meta({ id: 'CreateDealPayment' });
export type CreateDealPayment = z.infer<typeof CreateDealPayment>;

/** `status` moves a pending payment; refunds have a call of their own. */
export const UpdateDealPayment = strictObject('UpdateDealPayment', {
  status: z.enum(['succeeded', 'failed', 'cancelled']).optional(),
  received_at: instant.optional(),
  note: line(500).nullable().optional(),
  version: version.optional(),
});
export type UpdateDealPayment = z.infer<typeof UpdateDealPayment>;

/** Money that went back: first what is on no invoice, then from the invoices it paid, which are open again. */
export const RefundDealPayment = strictObject('RefundDealPayment', {
  amount: positiveDollars,
  reason: requiredLine(500),
  version: version.optional(),
});
export type RefundDealPayment = z.infer<typeof RefundDealPayment>;

/** A refund of a payment. */
export const ByRefund = z.strictObject({ id, refundId: id });
export type ByRefund = z.infer<typeof ByRefund>;

export const ListDealPayments = z.strictObject({
  ...pageQuery,
  customer_id: id.optional(),
  company_id: id.optional(),
  deal_id: id.optional(),
  invoice_id: id.optional(),
  status: oneOrMore(paymentStatuses).optional(),
  method: oneOrMore(paymentMethods).optional(),
  received_from: day.optional(),
  received_to: day.optional().meta({ description: 'Including this day, Eastern time' }),
  refunded_from: day.optional().meta({ description: 'Some of it went back on this day or later' }),
  refunded_to: day.optional().meta({ description: 'Some of it went back on this day or earlier, Eastern time' }),
  rows: z.enum(['refunds']).optional().meta({ description: 'Of a file: a line for each refund of these days' }),
  sortBy: sortBy(['created_at', 'received_at', 'amount', 'status'], 'received_at'),
});
export type ListDealPayments = z.infer<typeof ListDealPayments>;

/** The sums of a list of payments; US dollars. */
export const DealPaymentTotals = object('DealPaymentTotals', {
  amount: z.number(),
  received: z.number().meta({ description: 'Of those whose money came in' }),
  refunded: z.number().meta({ description: 'Went back: within refunded_from and refunded_to where they are given' }),
  kept: z.number().meta({ description: 'Received minus all that ever went back' }),
});
export type DealPaymentTotals = z.infer<typeof DealPaymentTotals>;
