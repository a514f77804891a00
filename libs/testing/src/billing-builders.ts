import {
  BillingAccountView,
  DealPaymentTotals,
  DealPaymentView,
  DealTotals,
  InvoiceTotals,
  InvoiceView,
  type InvoiceTimelineEntry,
  PromoCodeView,
  ScheduleEntryTotals,
  ScheduleEntryView,
} from '@portal/contracts';
import { builderOf, inState } from './builder-of.js';
import { aRow, hoursAgo, nextNumber, numbered } from './builders.js';
import money from './recorded/money.json' with { type: 'json' };

/** An invoice of $450 that was just issued; override what the test is about. */
export const anInvoice = builderOf<InvoiceView>(
  InvoiceView,
  ({ status }) => inState(money.invoice, 'open', status),
  ({ status }) => ({
    ...aRow(),
    ...(status === 'draft' ? {} : { number: numbered('INV-2026'), issue_date: '2026-11-01', due_date: '2026-11-16' }),
  }),
);

/** An entry of an invoice's timeline; what doesn't go with its kind is null. */
export const aTimelineEntry = (own: Partial<InvoiceTimelineEntry> = {}): InvoiceTimelineEntry => ({
  ...{ id: aRow().id, kind: 'issued', at: hoursAgo(2), actor_name: null, amount: null, received: null, credit: null },
  ...{ method: null, reference: null, days: null, reason: null, subject: null, recipient: null, status: null },
  ...own,
});

/** An amount of a deal that is ready to be approved. */
export const aScheduleEntry = builderOf<ScheduleEntryView>(
  ScheduleEntryView,
  ({ status }) => inState(money.entry, 'ready', status),
  aRow,
);

/** A check over $450 that is on no invoice yet. */
export const aDealPayment = builderOf<DealPaymentView>(
  DealPaymentView,
  ({ status }) => inState(money.payment, 'succeeded', status),
  () => ({ ...aRow(), external_ref: `CHK-${nextNumber()}`, received_at: hoursAgo(5) }),
);

/** A code of 10% off the first bill without redemptions. */
export const aPromoCode = builderOf<PromoCodeView>(
  PromoCodeView,
  () => money.promo_code,
  () => ({ ...aRow(), code: `WELCOME-${nextNumber()}` }),
);

export const aBillingAccount = builderOf<BillingAccountView>(BillingAccountView, () => money.account);

/** The sums beside the lists of money, as they were recorded: of other rows than a test's. */
export const recordedTotals = () => ({
  deals: DealTotals.parse(money.totals.deals),
  entries: ScheduleEntryTotals.parse(money.totals.entries),
  invoices: InvoiceTotals.parse(money.totals.invoices),
  payments: DealPaymentTotals.parse(money.totals.payments),
});
