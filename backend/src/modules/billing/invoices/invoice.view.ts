import { InvoiceSummary, InvoiceView, paymentDetailsFor } from '@portal/contracts';
import { withDollars } from '../../../infrastructure/database/money.js';
import { roleViews } from '../../../infrastructure/database/views.js';
import { currentSeller } from './invoice-issuing.js';
import { type InvoiceDetailRow, type InvoiceRow, invoiceAmounts } from './invoices.queries.js';

const ofCustomers = { customer_name: true } as const;

const summaryOf = (row: InvoiceRow) => ({
  ...withDollars(row, ...invoiceAmounts, 'pending'),
  customer_name: row.customer_name ?? undefined,
  credit_notes: row.credit_notes.map((note) => withDollars(note, 'amount')),
});

/** A row of a list as admins see it, as its customer does, and as a reader does. */
export const invoiceSummaries = roleViews(InvoiceSummary, InvoiceSummary.omit(ofCustomers), summaryOf);

/** How an invoice looks to a reader. */
export const { viewFor: invoiceViewFor } = roleViews(
  InvoiceView,
  InvoiceView.omit(ofCustomers),
  (row: InvoiceDetailRow) => {
    const { howToPay, name, address, email, phone } = sellerOf(row);
    return {
      ...row,
      ...summaryOf(row),
      seller: { name, address, email, phone },
      lines: row.lines.map((line) => withDollars(line, 'unit_price', 'discount', 'amount')),
      payments: row.payments.map((payment) => withDollars(payment, 'amount', 'received', 'credit')),
      how_to_pay: isUnpaid(row) ? howToPay : '',
      payment_details: isUnpaid(row) ? paymentDetailsFor(row.number ?? 'The invoice’s number') : null,
    };
  },
);

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
