import { z } from 'zod';
import { deletedQuery, groupByForAdmins, oneOrMore, pageQuery, sortBy } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import {
  day,
  dayOrLeftOut,
  dollars,
  id,
  instant,
  isHundredths,
  longText,
  positiveDollars,
  recordFields,
  requiredLine,
  version,
} from '../core/primitives.js';
import { PaymentDetails } from './payment-details.contract.js';

export const invoiceStatuses = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;
export const InvoiceStatus = z.enum(invoiceStatuses);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;

/** Invoices that count as billed: what is issued and not void. */
export const billedInvoiceStatuses = ['open', 'paid', 'uncollectible'] as const satisfies readonly InvoiceStatus[];
/** Invoices that ended unpaid: cancelled or written off. */
export const closedInvoiceStatuses = ['void', 'uncollectible'] as const satisfies readonly InvoiceStatus[];

/** Days past due, as receivables are grouped (decisions, section 5). */
export const overdueGroups = ['0-30', '31-60', '61-90', '90+'] as const;
export type OverdueGroup = (typeof overdueGroups)[number];

/** Days before (negative) and after the due day on which an unpaid invoice is brought to mind. */
export const invoiceReminderDays = [-3, 1, 7, 14, 30] as const;

export const InvoiceLineView = object('InvoiceLine', {
  id,
  description: z.string(),
  quantity: z.number().meta({ description: 'At most two decimals' }),
  unit_price: z.number(),
  discount: z.number().meta({ description: 'US dollars off this line; never more than quantity × unit price' }),
  amount: z.number().meta({ description: 'quantity × unit price, rounded half up to the cent, minus the discount' }),
  schedule_entry_id: id.nullable(),
});
export type InvoiceLineView = z.infer<typeof InvoiceLineView>;

export const CreditNoteView = object('CreditNote', {
  id,
  number: z.string().meta({ description: 'CN-2026-0001, gapless per year' }),
  amount: z.number(),
  reason: z.string(),
  issued_at: instant,
});
export type CreditNoteView = z.infer<typeof CreditNoteView>;

/** A row in a list of invoices. balance = total − paid − credited, always. */
export const InvoiceSummary = object('InvoiceSummary', {
  id,
  number: z.string().nullable().meta({ description: 'INV-2026-0001, gapless per year; null in a draft' }),
  status: InvoiceStatus,
  customer_id: id,
  company_id: id.nullable(),
  customer_name: z.string().optional().meta({ description: 'Admins only' }),
  company_name: z.string().nullable(),
  deal_id: id.nullable(),
  project_id: id.nullable(),
  subtotal: z.number().meta({ description: 'Lines before discounts' }),
  discount: z.number(),
  tax_rate: z.number().meta({ description: 'Percent' }),
  tax: z.number(),
  total: z.number(),
  paid: z.number(),
  credited: z.number().meta({ description: 'By credit notes' }),
  balance: z.number(),
  pending: z.number().meta({ description: 'Payments for it that are on their way; not in paid' }),
  credit_notes: z.array(CreditNoteView).meta({ description: 'Those of this invoice, the oldest first' }),
  issue_date: day.nullable(),
  due_date: day.nullable(),
  overdue_days: z.int().meta({ description: 'Derived: days past due while open with a balance, else 0' }),
  paid_at: instant.nullable(),
  ...recordFields,
});
export type InvoiceSummary = z.infer<typeof InvoiceSummary>;

/** Money that came to an invoice, or went from it again: refunded, or credited to the account by a credit note. */
export const InvoicePaymentView = object('InvoicePayment', {
  kind: z.enum(['payment', 'refund', 'credit_note']),
  payment_id: id.nullable().meta({ description: 'null where credit of another kind was applied' }),
  method: z.string(),
  reference: z.string().meta({ description: 'The bank’s or the check’s number' }),
  amount: z.number().meta({ description: 'Negative where it was taken back' }),
  received: z.number().meta({ description: 'All that the payment brought' }),
  credit: z.number().meta({ description: 'What of the payment is on no invoice: credit of the account' }),
  reason: z.string().nullable().meta({ description: 'Of a refund' }),
  at: instant,
});
export type InvoicePaymentView = z.infer<typeof InvoicePaymentView>;

/** Who bills. */
const invoiceSeller = object('InvoiceSeller', {
  name: z.string(),
  address: z.string().nullable(),
  email: z.string(),
  phone: z.string(),
});
export type InvoiceSeller = z.infer<typeof invoiceSeller>;

/** Who is billed. */
const billTo = object('BillTo', {
  name: z.string(),
  address: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable().optional().meta({ description: 'Not kept by invoices of before it was' }),
});
export type BillTo = z.infer<typeof billTo>;

export const InvoiceView = InvoiceSummary.extend({
  seller: invoiceSeller.meta({ description: 'As it was when the invoice was issued; of a draft as it is now' }),
  bill_to: billTo,
  lines: z.array(InvoiceLineView),
  payments: z.array(InvoicePaymentView),
  notes: z.string(),
  void_reason: z.string().nullable(),
  how_to_pay: z.string().meta({ description: 'A sentence; empty where nothing is to be paid' }),
  payment_details: PaymentDetails.nullable().meta({ description: 'null where nothing is to be paid' }),
}).meta({ id: 'Invoice' });
export type InvoiceView = z.infer<typeof InvoiceView>;

const quantity = z.number().positive().max(1_000_000).refine(isHundredths, 'At most two decimals');

const line = strictObject('WriteInvoiceLine', {
  description: requiredLine(500),
  quantity: quantity.default(1),
  unit_price: dollars,
  discount: dollars.default(0),
});

/** What decides about a line's amount, as it is written. */
export const invoiceLineAmounts = z.object({ quantity, unit_price: dollars, discount: dollars });

/** How many lines of its own a draft can have, beside those of the schedule. */
export const MAX_INVOICE_LINES = 100;

const lines = z.array(line).max(MAX_INVOICE_LINES, `At most ${MAX_INVOICE_LINES} lines`);
const taxRate = z
  .number()
  .min(0)
  .max(25)
  .refine((rate) => Math.abs(rate * 1_000 - Math.round(rate * 1_000)) < 1e-6, 'At most three decimals');

/** What is written of a draft beside its lines: it changes until it is issued. */
export const InvoiceTexts = z
  .object({
    tax_rate: taxRate,
    due_date: day.nullable().meta({ description: 'By default the company’s payment terms after the issue' }),
    notes: longText,
  })
  .partial();
export type InvoiceTexts = z.infer<typeof InvoiceTexts>;

/** A draft, of approved entries of one customer's schedule, of lines, or of both. */
export const CreateInvoice = z
  .strictObject({
    customer_id: id,
    deal_id: id.optional(),
    project_id: id.optional(),
    schedule_entry_ids: z.array(id).max(100).optional(),
    lines: lines.optional(),
    ...InvoiceTexts.shape,
    due_date: dayOrLeftOut('Choose a day, or leave it out for the company’s payment terms after the issue').meta({
      description: 'By default the company’s payment terms after the issue',
    }),
    tax_rate: taxRate.default(0),
  })
  .meta({ id: 'CreateInvoice' });
export type CreateInvoice = z.infer<typeof CreateInvoice>;

/** In a draft everything changes (`lines` replaces those that are not of the schedule); once open only the status. */
export const UpdateInvoice = strictObject('UpdateInvoice', {
  lines: lines.optional(),
  ...InvoiceTexts.shape,
  status: InvoiceStatus.optional(),
  void_reason: longText.optional().meta({ description: 'With void' }),
  version: version.optional(),
});
export type UpdateInvoice = z.infer<typeof UpdateInvoice>;

/** Takes back part or all of an open or paid invoice. What was paid already becomes credit of the account. */
export const CreateCreditNote = strictObject('CreateCreditNote', {
  amount: positiveDollars,
  reason: requiredLine(500),
  version: version.optional(),
});
export type CreateCreditNote = z.infer<typeof CreateCreditNote>;

/** Pays an open invoice from the account's credit: so much, or as much as there is. */
export const ApplyCredit = strictObject('ApplyCredit', {
  amount: positiveDollars.optional(),
  version: version.optional(),
});
export type ApplyCredit = z.infer<typeof ApplyCredit>;

export const invoiceGroupFields = ['status', 'customer_name', 'company_name'] as const;

export const ListInvoices = z.strictObject({
  ...pageQuery,
  ...deletedQuery,
  customer_id: id.optional(),
  company_id: id.optional(),
  deal_id: id.optional(),
  project_id: id.optional(),
  status: oneOrMore(invoiceStatuses).optional(),
  overdue: oneOrMore(overdueGroups)
    .optional()
    .meta({ description: 'Open, with a balance, so many days past due; one or several, separated by commas' }),
  issued_from: day.optional(),
  issued_to: day.optional().meta({ description: 'Including this day' }),
  groupBy: groupByForAdmins(invoiceGroupFields),
  sortBy: sortBy(
    ['created_at', 'updated_at', 'number', 'issue_date', 'due_date', 'total', 'balance', 'status'],
    'created_at',
  ),
});
export type ListInvoices = z.infer<typeof ListInvoices>;

/** The sums of a list of invoices; US dollars. What is void counts in the first three only. */
export const InvoiceTotals = object('InvoiceTotals', {
  total: z.number(),
  credited: z.number().meta({ description: 'By credit notes' }),
  paid: z.number(),
  billed: z.number().meta({ description: 'Totals minus credit notes, of what is issued and not void' }),
  balance: z.number().meta({ description: 'Still open of what is open' }),
});
export type InvoiceTotals = z.infer<typeof InvoiceTotals>;

/** Which PDF of an invoice: by default as it is now, or as it was issued. */
export const ReadInvoicePdf = z.strictObject({
  copy: z.enum(['original']).optional().meta({ description: 'The invoice as it was issued; its file never changes' }),
});
export type ReadInvoicePdf = z.infer<typeof ReadInvoicePdf>;

/** A credit note of an invoice. */
export const ByCreditNote = z.strictObject({ id, noteId: id });
export type ByCreditNote = z.infer<typeof ByCreditNote>;
