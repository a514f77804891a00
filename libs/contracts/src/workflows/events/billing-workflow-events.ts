import { z } from 'zod';
import { paymentStatuses } from '../../billing/deal-payment.contract.js';
import { invoiceStatus } from '../../billing/invoice.contract.js';
import { scheduleEntryStatuses, scheduleEntryTypes } from '../../billing/schedule-entry.contract.js';
import { day, id } from '../../core/primitives.js';
import { dealDocumentKinds, dealDocumentStatuses } from '../../deal-documents/deal-document.contract.js';
import { acceptanceMethod, dealStatus } from '../../deals/deal.contract.js';
import { promoCodeStatuses } from '../../promo-codes/promo-code.contract.js';
import type { WorkflowEventsOf } from './workflow-event.js';

const deals = { group: 'Deals', record: 'deal' } as const;
const ofDocument = { group: 'Deal documents', record: 'deal', recordId: 'deal_id' } as const;
/** Customers see a document once it was sent; here it is a draft, or may be one. */
const drafts = { ...ofDocument, internal: 'all' } as const;
const invoices = { group: 'Invoices', record: 'invoice' } as const;
/** No record says to whom they belong, so their payload is internal. */
const entries = { group: 'Billing schedule', record: null, internal: 'all' } as const;
const payments = { group: 'Payments', record: null, internal: 'all' } as const;
const codes = { group: 'Promo codes', record: null, internal: 'all' } as const;
const entryStatus = z.enum(scheduleEntryStatuses);
const paymentStatus = z.enum(paymentStatuses);
const codeStatus = z.enum(promoCodeStatuses);
const redemption = { code: z.string(), deal_id: id };

/** Deals and money; amounts are US dollars. */
export const billingWorkflowEvents: WorkflowEventsOf<
  'deal' | 'deal_document' | 'invoice' | 'schedule_entry' | 'deal_payment' | 'promo_code'
> = {
  'deal.created': {
    ...deals,
    title: 'Deal created',
    fields: { customer_id: id, consultation_id: id.nullable() },
  },
  'deal.updated': { ...deals, title: 'Deal changed', changes: true, fields: {} },
  'deal.status_changed': {
    ...deals,
    title: 'Deal moved to another status',
    fields: { from: dealStatus, to: dealStatus, reason: z.string().nullable() },
  },
  'deal.accepted': {
    ...deals,
    title: 'Deal accepted',
    fields: { method: acceptanceMethod, by_name: z.string() },
  },
  'deal.step_planned': {
    ...deals,
    title: 'Pause or end of a deal planned',
    fields: { to: z.enum(['paused', 'cancelled', 'active']), on: day.nullable() },
  },
  'deal.period_billed': {
    ...deals,
    title: 'Period of a deal billed',
    fields: { period_start: day, next_bill_on: day },
  },
  'deal.change_requested': {
    ...deals,
    title: 'Change of a deal requested',
    fields: { wish: z.enum(['pause', 'cancel', 'resume']), message: z.string() },
  },
  'deal.deleted': { ...deals, title: 'Deal deleted', fields: {} },
  'deal.restored': { ...deals, title: 'Deal restored', fields: {} },
  'deal_document.created': {
    ...drafts,
    title: 'Document created',
    fields: { deal_id: id, kind: z.enum(dealDocumentKinds) },
  },
  'deal_document.updated': { ...drafts, title: 'Document changed', fields: { deal_id: id } },
  'deal_document.status_changed': {
    ...ofDocument,
    title: 'Document moved to another status',
    fields: {
      deal_id: id,
      from: z.enum(dealDocumentStatuses),
      to: z.enum(dealDocumentStatuses),
      reason: z.string().nullable(),
    },
    isHidden: ({ from, to }) => from === 'draft' && to !== 'sent',
  },
  'deal_document.deleted': { ...drafts, title: 'Document deleted', fields: { deal_id: id } },
  'deal_document.restored': { ...drafts, title: 'Document restored', fields: { deal_id: id } },
  'invoice.created': { ...invoices, title: 'Invoice drafted', fields: {} },
  'invoice.updated': { ...invoices, title: 'Invoice changed', changes: true, fields: {} },
  'invoice.status_changed': {
    ...invoices,
    title: 'Invoice moved to another status',
    fields: { from: invoiceStatus, to: invoiceStatus, reason: z.string().nullable() },
  },
  'invoice.credited': {
    ...invoices,
    title: 'Invoice credited',
    fields: { credit_note: z.string(), amount: z.number() },
  },
  'invoice.balance_changed': {
    ...invoices,
    title: 'Balance of an invoice changed',
    fields: { amount: z.number(), balance: z.number() },
  },
  'invoice.reminder_due': { ...invoices, title: 'Invoice reminder due', fields: { days: z.number() } },
  'invoice.deleted': { ...invoices, title: 'Invoice deleted', fields: {} },
  'invoice.restored': { ...invoices, title: 'Invoice restored', fields: {} },
  'schedule_entry.created': {
    ...entries,
    title: 'Billing entry created',
    fields: { type: z.enum(scheduleEntryTypes) },
  },
  'schedule_entry.updated': { ...entries, title: 'Billing entry changed', fields: {} },
  'schedule_entry.status_changed': {
    ...entries,
    title: 'Billing entry moved to another status',
    fields: { from: entryStatus, to: entryStatus },
  },
  'schedule_entry.deleted': { ...entries, title: 'Billing entry deleted', fields: {} },
  'schedule_entry.restored': { ...entries, title: 'Billing entry restored', fields: {} },
  'deal_payment.recorded': {
    ...payments,
    title: 'Payment recorded',
    fields: { amount: z.number(), status: paymentStatus },
  },
  'deal_payment.updated': { ...payments, title: 'Payment changed', fields: {} },
  'deal_payment.status_changed': {
    ...payments,
    title: 'Payment moved to another status',
    fields: { from: paymentStatus, to: paymentStatus },
  },
  'deal_payment.refunded': {
    ...payments,
    title: 'Payment refunded',
    fields: { amount: z.number(), reason: z.string() },
  },
  'promo_code.created': { ...codes, title: 'Promo code created', fields: { code: z.string() } },
  'promo_code.updated': { ...codes, title: 'Promo code changed', fields: {} },
  'promo_code.status_changed': {
    ...codes,
    title: 'Promo code moved to another status',
    fields: { from: codeStatus, to: codeStatus },
  },
  'promo_code.redeemed': { ...codes, title: 'Promo code redeemed', fields: redemption },
  'promo_code.released': { ...codes, title: 'Promo code given back', fields: redemption },
  'promo_code.deleted': { ...codes, title: 'Promo code deleted', fields: {} },
  'promo_code.restored': { ...codes, title: 'Promo code restored', fields: {} },
};
