import { z } from 'zod';
import { paymentStatuses } from '../../billing/deal-payment.contract.js';
import { InvoiceStatus } from '../../billing/invoice.contract.js';
import { scheduleEntryStatuses, scheduleEntryTypes } from '../../billing/schedule-entry.contract.js';
import { day, id } from '../../core/primitives.js';
import { dealDocumentKinds, dealDocumentStatuses } from '../../deal-documents/deal-document.contract.js';
import { AcceptanceMethod, DealStatus } from '../../deals/deal.contract.js';
import { promoCodeStatuses } from '../../promo-codes/promo-code.contract.js';
import { eventsOf, fromTo, reason, type WorkflowEventsOf } from './workflow-event.js';

const deals = eventsOf({ group: 'Deals', record: 'deal' });
const documents = { group: 'Deal documents', record: 'deal', recordId: 'deal_id' } as const;
const ofDocument = eventsOf(documents);
/** Customers see a document once it was sent; here it is a draft, or may be one. */
const drafts = eventsOf({ ...documents, internal: 'all' });
const invoices = eventsOf({ group: 'Invoices', record: 'invoice' });
/** No record says to whom they belong, so their payload is internal. */
const entries = eventsOf({ group: 'Billing schedule', record: null, internal: 'all' });
const payments = eventsOf({ group: 'Payments', record: null, internal: 'all' });
const codes = eventsOf({ group: 'Promo codes', record: null, internal: 'all' });
const entryStatus = z.enum(scheduleEntryStatuses);
const paymentStatus = z.enum(paymentStatuses);
const codeStatus = z.enum(promoCodeStatuses);
const redemption = { code: z.string(), deal_id: id };

/** Deals and money; amounts are US dollars. */
export const billingWorkflowEvents: WorkflowEventsOf<
  'deal' | 'deal_document' | 'invoice' | 'schedule_entry' | 'deal_payment' | 'promo_code'
> = {
  'deal.created': deals('Deal created', { customer_id: id, consultation_id: id.nullable() }),
  'deal.updated': deals('Deal changed', {}, { changes: true }),
  'deal.status_changed': deals('Deal moved to another status', { ...fromTo(DealStatus), reason }),
  'deal.accepted': deals('Deal accepted', { method: AcceptanceMethod, by_name: z.string() }),
  'deal.step_planned': deals('Pause or end of a deal planned', {
    to: z.enum(['paused', 'cancelled', 'active']),
    on: day.nullable(),
  }),
  'deal.period_billed': deals('Period of a deal billed', { period_start: day, next_bill_on: day }),
  'deal.change_requested': deals('Change of a deal requested', {
    wish: z.enum(['pause', 'cancel', 'resume']),
    message: z.string(),
  }),
  'deal.deleted': deals('Deal deleted'),
  'deal.restored': deals('Deal restored'),
  'deal_document.created': drafts('Document created', { deal_id: id, kind: z.enum(dealDocumentKinds) }),
  'deal_document.updated': drafts('Document changed', { deal_id: id }),
  'deal_document.status_changed': ofDocument(
    'Document moved to another status',
    { deal_id: id, ...fromTo(z.enum(dealDocumentStatuses)), reason },
    { isHidden: ({ from, to }) => from === 'draft' && to !== 'sent' },
  ),
  'deal_document.deleted': drafts('Document deleted', { deal_id: id }),
  'deal_document.restored': drafts('Document restored', { deal_id: id }),
  'invoice.created': invoices('Invoice drafted'),
  'invoice.updated': invoices('Invoice changed', {}, { changes: true }),
  'invoice.status_changed': invoices('Invoice moved to another status', { ...fromTo(InvoiceStatus), reason }),
  'invoice.credited': invoices('Invoice credited', { credit_note: z.string(), amount: z.number() }),
  'invoice.balance_changed': invoices('Balance of an invoice changed', { amount: z.number(), balance: z.number() }),
  'invoice.reminder_due': invoices('Invoice reminder due', { days: z.number() }),
  'invoice.sent_again': invoices('Invoice sent again'),
  'invoice.deleted': invoices('Invoice deleted'),
  'invoice.restored': invoices('Invoice restored'),
  'schedule_entry.created': entries('Billing entry created', { type: z.enum(scheduleEntryTypes) }),
  'schedule_entry.updated': entries('Billing entry changed'),
  'schedule_entry.status_changed': entries('Billing entry moved to another status', fromTo(entryStatus)),
  'schedule_entry.deleted': entries('Billing entry deleted'),
  'schedule_entry.restored': entries('Billing entry restored'),
  'deal_payment.recorded': payments('Payment recorded', { amount: z.number(), status: paymentStatus }),
  'deal_payment.updated': payments('Payment changed'),
  'deal_payment.status_changed': payments('Payment moved to another status', fromTo(paymentStatus)),
  'deal_payment.refunded': payments('Payment refunded', { amount: z.number(), reason: z.string() }),
  'promo_code.created': codes('Promo code created', { code: z.string() }),
  'promo_code.updated': codes('Promo code changed'),
  'promo_code.status_changed': codes('Promo code moved to another status', fromTo(codeStatus)),
  'promo_code.redeemed': codes('Promo code redeemed', redemption),
  'promo_code.released': codes('Promo code given back', redemption),
  'promo_code.deleted': codes('Promo code deleted'),
  'promo_code.restored': codes('Promo code restored'),
};
