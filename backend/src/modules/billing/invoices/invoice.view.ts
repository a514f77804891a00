import { invoiceSummary, paymentDetailsFor, type Actor, type InvoiceView } from '@portal/contracts';
import { instantOf, withInstants } from '../../../infrastructure/database/time/instant.js';
import { roleViews } from '../../../infrastructure/database/role-views.js';
import { currentSeller } from './invoice-issuing.js';
import type { InvoiceDetailRow, InvoiceRow } from './invoices.queries.js';

const dollars = (cents: string | number): number => Number(cents) / 100;

/** A row of a list as admins see it, as its customer does, and as a reader does. */
export const {
  toAdmin: toAdminInvoice,
  toCustomer: toCustomerInvoice,
  viewFor: invoiceSummaryFor,
} = roleViews(invoiceSummary, invoiceSummary.omit({ customer_name: true }), (row: InvoiceRow) => ({
  ...withInstants(row, 'paid_at', 'created_at', 'updated_at'),
  customer_name: row.customer_name ?? undefined,
  tax_rate: Number(row.tax_rate),
  subtotal: dollars(row.subtotal_cents),
  discount: dollars(row.discount_cents),
  tax: dollars(row.tax_cents),
  total: dollars(row.total_cents),
  paid: dollars(row.paid_cents),
  credited: dollars(row.credited_cents),
  balance: dollars(row.balance_cents),
  pending: dollars(row.pending_cents),
  credit_notes: row.credit_notes.map(({ amount_cents, issued_at, ...note }) => ({
    ...note,
    amount: dollars(amount_cents),
    issued_at: instantOf(issued_at),
  })),
}));

/** How an invoice looks to this reader. */
export const invoiceViewFor =
  (actor: Actor) =>
  (row: InvoiceDetailRow): InvoiceView => {
    const { howToPay, name, address, email, phone } = sellerOf(row);
    return {
      ...invoiceSummaryFor(actor)(row),
      seller: { name, address, email, phone },
      bill_to: row.bill_to,
      lines: row.lines.map(({ unit_price_cents, discount_cents, amount_cents, ...line }) => ({
        ...line,
        unit_price: dollars(unit_price_cents),
        discount: dollars(discount_cents),
        amount: dollars(amount_cents),
      })),
      payments: row.payments.map(({ amount_cents, at, ...payment }) => ({
        ...payment,
        amount: dollars(amount_cents),
        at: instantOf(at),
      })),
      notes: row.notes,
      void_reason: row.void_reason,
      how_to_pay: isUnpaid(row) ? howToPay : '',
      payment_details: isUnpaid(row) ? paymentDetailsFor(row.number ?? 'The invoice’s number') : null,
    };
  };

const sellerOf = ({ seller, number }: InvoiceDetailRow) => seller ?? currentSeller(number ?? 'The invoice’s number');

/** How an invoice was to be paid when it was issued, whatever came since. */
export function issuedPaymentOf(row: InvoiceDetailRow): Pick<InvoiceView, 'how_to_pay' | 'payment_details'> {
  if (Number(row.total_cents) === 0) return { how_to_pay: '', payment_details: null };
  const { howToPay, paymentDetails = null } = sellerOf(row);
  return { how_to_pay: howToPay, payment_details: paymentDetails };
}

/** Whether there is a balance that can be paid, or will be once a draft is issued; one that was written off still can. */
const isUnpaid = ({ status, balance_cents }: InvoiceRow): boolean =>
  status !== 'paid' && status !== 'void' && Number(balance_cents) > 0;
