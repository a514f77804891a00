import {
  paymentDetailsFor,
  type BillingAccountView,
  type DealPaymentView,
  type DealsAnalytics,
  type InvoiceLineView,
  type InvoiceView,
  type PromoCodeView,
  type RevenueSummary,
  type ScheduleEntryView,
} from '@portal/contracts';
import { anId, hoursAgo } from './builders.js';

let made = 0;
const nextNumber = (): number => ++made;
const times = () => ({ created_at: hoursAgo(48), updated_at: hoursAgo(2) });

const aLine = (own: Partial<InvoiceLineView> = {}): InvoiceLineView => ({
  id: anId(),
  description: 'Managed backup, November',
  quantity: 1,
  unit_price: 450,
  discount: 0,
  amount: 450,
  schedule_entry_id: null,
  ...own,
});

/** An invoice of $450 that was just issued; override what the test is about. */
export const anInvoice = (own: Partial<InvoiceView> = {}): InvoiceView => ({
  id: anId(),
  number: `INV-2026-${String(nextNumber()).padStart(4, '0')}`,
  status: 'open',
  customer_id: anId(),
  company_id: null,
  customer_name: 'Dana Willis',
  company_name: 'Trent River Dental',
  deal_id: null,
  project_id: null,
  subtotal: 450,
  discount: 0,
  tax_rate: 0,
  tax: 0,
  total: 450,
  paid: 0,
  credited: 0,
  balance: 450,
  issue_date: '2026-11-01',
  due_date: '2026-11-16',
  overdue_days: 0,
  paid_at: null,
  seller: { name: 'Pamlico IT', address: 'New Bern, NC', email: 'billing@example.com', phone: '(252) 555-0100' },
  bill_to: { name: 'Trent River Dental', address: '12 Front Street\nNew Bern, NC', email: 'dana@example.com' },
  lines: [aLine()],
  credit_notes: [],
  payments: [],
  notes: '',
  void_reason: null,
  how_to_pay: 'Pay by ACH or check, with the invoice number as reference.',
  payment_details: paymentDetailsFor('INV-2026-0001'),
  version: 1,
  ...times(),
  ...own,
});

/** An amount of a deal that is ready to be approved. */
export const aScheduleEntry = (own: Partial<ScheduleEntryView> = {}): ScheduleEntryView => ({
  id: anId(),
  project_id: null,
  project_name: null,
  deal_id: anId(),
  deal_title: 'Managed backup',
  customer_id: anId(),
  company_id: null,
  customer_name: 'Dana Willis',
  type: 'one_time',
  milestone_id: null,
  milestone_title: null,
  title: 'Setup',
  description: '',
  amount: 250,
  discount: 0,
  status: 'ready',
  trigger_on: null,
  period_start: null,
  period_end: null,
  approved_at: null,
  invoice_id: null,
  invoice_number: null,
  version: 1,
  ...times(),
  ...own,
});

/** A check over $450 that is on no invoice yet. */
export const aDealPayment = (own: Partial<DealPaymentView> = {}): DealPaymentView => ({
  id: anId(),
  customer_id: anId(),
  company_id: null,
  customer_name: 'Dana Willis',
  deal_id: null,
  deal_title: null,
  invoice_id: null,
  invoice_number: null,
  amount: 450,
  refunded: 0,
  refunds: [],
  unapplied: 450,
  method: 'check',
  external_ref: `CHK-${nextNumber()}`,
  status: 'succeeded',
  received_at: hoursAgo(5),
  note: null,
  version: 1,
  ...times(),
  ...own,
});

/** A code of 10% off the first bill that nobody used yet. */
export const aPromoCode = (own: Partial<PromoCodeView> = {}): PromoCodeView => ({
  id: anId(),
  code: `WELCOME-${nextNumber()}`,
  description: 'For new customers',
  status: 'active',
  discount_type: 'percent',
  value: 10,
  duration: 'once',
  duration_periods: null,
  starts_at: null,
  ends_at: null,
  max_redemptions: null,
  max_per_company: null,
  minimum_amount: null,
  deal_type: 'any',
  redeemed_count: 0,
  expired: false,
  exhausted: false,
  version: 1,
  ...times(),
  ...own,
});

export const aBillingAccount = (own: Partial<BillingAccountView> = {}): BillingAccountView => ({
  customer_id: anId(),
  company_id: null,
  open_balance: 0,
  overdue_balance: 0,
  credit: 0,
  ...own,
});

export const aRevenueSummary = (own: Partial<RevenueSummary> = {}): RevenueSummary => ({
  totalMRR: 1234.5,
  totalActiveDeals: 3,
  totalRevenue: 9000,
  outstanding: 450,
  months: [{ month: '2026-11', billed: 900, collected: 450, refunded: 50, outstanding: 450 }],
  overdue: { '0-30': 450, '31-60': 0, '61-90': 0, '90+': 0 },
  ...own,
});

export const aDealsAnalytics = (own: Partial<DealsAnalytics> = {}): DealsAnalytics => ({
  totalMRR: 1234.5,
  totalActiveDeals: 3,
  totalRevenue: 9000,
  by_status: [{ current_status: 'active', count: 3, monthly_amount: 1300 }],
  by_type: [{ deal_type: 'recurring', count: 3, monthly_amount: 1300 }],
  by_interval: [{ interval: 'month', count: 3, monthly_amount: 1300 }],
  months: [{ month: '2026-11', started: 7, ended: 0 }],
  promo_codes: [{ code: 'WELCOME-1', deals: 1, monthly_discount: 65.5 }],
  ...own,
});
