import { brand } from '@portal/contracts';
import type { TextVariables } from '../../../../infrastructure/message-texts/index.js';
import type { InvoiceDetailRow, PaymentRow } from '../../../billing/index.js';
import { cents, dayCount, dayOf, dollars, isOpen } from '../billing-templates.js';
import { greeting } from '../first-name.js';

type Data = Record<string, string>;

/** What the title of a notification about an invoice is filled with. */
export function invoiceTitleVariables(invoice: InvoiceDetailRow, data: Data): TextVariables {
  const days = Number(data['days'] ?? 0);
  return {
    invoice_number: invoice.number ?? '',
    total: cents(invoice.total_cents),
    due_on: dayOf(invoice.due_date),
    is_open: isOpen(invoice),
    balance: cents(invoice.balance_cents),
    overdue: days >= 0,
    days: dayCount(Math.abs(days)),
    amount: dollars(data),
  };
}

/** The same about a payment, or a refund, which carries its amount in `data`. */
export const paymentTitleVariables = (
  payment: PaymentRow,
  invoice: InvoiceDetailRow | undefined,
  data: Data,
): TextVariables => ({
  amount: data['amount'] === undefined ? cents(payment.amount_cents) : dollars(data),
  invoice_number: invoice?.number ?? '',
  reference: payment.external_ref,
});

const reader = (firstName: string): TextVariables => ({ greeting: greeting(firstName), first_name: firstName });

/** What a mail about an invoice is filled with. */
export const invoiceVariables = (invoice: InvoiceDetailRow, data: Data, firstName: string): TextVariables => ({
  ...invoiceTitleVariables(invoice, data),
  ...reader(firstName),
  how_to_pay: invoice.seller?.howToPay ?? brand.paymentInstructions,
  reason: data['quote'] ?? invoice.credit_notes.find(({ number }) => number === data['credit_note'])?.reason ?? '',
});

/** The same about a payment. */
export const paymentVariables = (
  payment: PaymentRow,
  invoice: InvoiceDetailRow | undefined,
  data: Data,
  firstName: string,
): TextVariables => ({
  ...paymentTitleVariables(payment, invoice, data),
  ...reader(firstName),
  reason: data['quote'] ?? '',
});
