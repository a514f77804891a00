import { InvoiceSummary } from '@portal/contracts';
import { businessDayAt } from '../../../infrastructure/database/time/business-time.js';
import type { FileRows } from '../../../infrastructure/list-files/list-file.js';

/** Of a credit note's line, what only its invoice has. */
const OF_THE_INVOICE = {
  due_date: null,
  subtotal: null,
  discount: null,
  tax_rate: null,
  tax: null,
  paid: null,
  credited: null,
  balance: null,
  pending: null,
  overdue_days: null,
  paid_at: null,
};

/** Whether the balance column is empty, as in the lists. Admins, whose view has the customer's name, still see the balance of an uncollectible invoice. */
const hasNoBalance = (invoice: InvoiceSummary): boolean =>
  invoice.status === 'draft' ||
  invoice.status === 'void' ||
  (invoice.status === 'uncollectible' && !('customer_name' in invoice));

/**
 * A file of invoices has the credit notes of each below it, as the list has: its lines add up to what was billed, their
 * balances to what is owed.
 */
export const invoiceFileRows: FileRows = {
  view: InvoiceSummary,
  rowsOf: (invoice: InvoiceSummary) => [
    hasNoBalance(invoice) ? { ...invoice, balance: null } : invoice,
    ...invoice.credit_notes.map(({ number, amount, issued_at: issuedAt }) => ({
      ...invoice,
      ...OF_THE_INVOICE,
      number,
      status: 'credit_note',
      issue_date: businessDayAt(new Date(issuedAt)),
      total: -amount,
    })),
  ],
};
