import {
  CreateDeal,
  CreateDealPayment,
  CreatePromoCode,
  CreateScheduleEntry,
  UpdateDeal,
  UpdateDealDocument,
  UpdateInvoice,
  UpdatePromoCode,
  UpdateScheduleEntry,
  type DealDocumentView,
  type DealPaymentView,
  type DealView,
  type InvoiceMailPreview,
  InvoiceMailsQuery,
  type InvoiceTimeline,
  type InvoiceView,
  type PromoCodeView,
  type ScheduleEntryView,
} from '@portal/contracts';
import { http, type HttpHandler } from 'msw';
import { HttpResponse } from './api-response.js';
import { anMrrSummary } from './analytics-builders.js';
import { aBillingAccount, aDealPayment, aPromoCode, aScheduleEntry, recordedTotals } from './billing-builders.js';
import { aDeal } from './deal-builders.js';
import { at, fakeResource } from './fake-resource.js';

/** What the API knows about deals and bills in a test; handlers read and change it. */
export interface FakeMoney {
  deals: DealView[];
  documents: DealDocumentView[];
  promoCodes: PromoCodeView[];
  entries: ScheduleEntryView[];
  invoices: InvoiceView[];
  payments: DealPaymentView[];
  /** What is told of every invoice. */
  timeline: InvoiceTimeline;
  /** The mail that would go about every invoice. */
  mail: InvoiceMailPreview;
  /** What every account has as credit. */
  credit: number;
  /** What the lists say beside their rows: the recorded sums unless the test says its own. */
  totals: ReturnType<typeof recordedTotals>;
}

export const noMoney = (): FakeMoney => ({
  deals: [],
  documents: [],
  promoCodes: [],
  entries: [],
  invoices: [],
  payments: [],
  timeline: { entries: [], next_reminder_on: null, is_reminded_today: false },
  mail: { recipients: [], mail: null, attachment: null },
  credit: 0,
  totals: recordedTotals(),
});

/** Handlers for the screens of deals and bills, over the given rows; without the rules, which are the server's. */
export const moneyHandlers = (data: FakeMoney): HttpHandler[] => [
  http.get(at('billing/account'), () => HttpResponse.json({ data: aBillingAccount({ credit: data.credit }) })),
  ...fakeResource({
    path: 'deals/customer-deals',
    rows: () => data.deals,
    keep: (rows) => void (data.deals = rows),
    totals: () => data.totals.deals,
    update: UpdateDeal,
    create: { schema: CreateDeal, make: (input) => aDeal({ current_status: 'draft', ...input }) },
  }),
  ...fakeResource({
    path: 'deals/deal-documents',
    rows: () => data.documents,
    keep: (rows) => void (data.documents = rows),
    update: UpdateDealDocument,
  }),
  ...fakeResource({
    path: 'deals/promocodes',
    rows: () => data.promoCodes,
    keep: (rows) => void (data.promoCodes = rows),
    update: UpdatePromoCode,
    create: { schema: CreatePromoCode, make: aPromoCode },
  }),
  ...fakeResource({
    path: 'billing/schedules',
    rows: () => data.entries,
    keep: (rows) => void (data.entries = rows),
    totals: () => data.totals.entries,
    update: UpdateScheduleEntry,
    create: { schema: CreateScheduleEntry, make: aScheduleEntry },
  }),
  ...fakeResource({
    path: 'billing/invoices',
    rows: () => data.invoices,
    keep: (rows) => void (data.invoices = rows),
    totals: () => data.totals.invoices,
    update: UpdateInvoice,
  }),
  ...fakeResource({
    path: 'deals/deal-payments',
    rows: () => data.payments,
    keep: (rows) => void (data.payments = rows),
    totals: () => data.totals.payments,
    create: { schema: CreateDealPayment, make: aDealPayment },
  }),
  http.get(at('billing/invoices/:id/mail'), () => HttpResponse.json({ data: data.mail })),
  http.post(at('billing/invoice-mails'), async ({ request }) => {
    const { ids } = InvoiceMailsQuery.parse(await request.json());
    return HttpResponse.json({ data: ids.map((invoice_id) => ({ invoice_id, recipients: data.mail.recipients })) });
  }),
  http.get(at('billing/invoices/:id/timeline'), () => HttpResponse.json({ data: data.timeline })),
  http.get('*/api/v1/deals/mrr-summary', () => HttpResponse.json({ data: anMrrSummary() })),
];
