import { InvoiceSummary } from '@portal/contracts';
import { businessDayAt } from '../../../infrastructure/database/time/business-time.js';
import type { FileRows } from '../../../infrastructure/list-files/list-file.js';

/** Of a credit note's line, what only its invoice has. */
const OF_THE_INVOICE = { due_date: null, subtotal: null, discount: null, tax: null, paid: null, balance: null };

/** A file of invoices has the credit notes of each below it, as the list has: its lines add up to what was billed. */
export const invoiceFileRows: FileRows = {
  view: InvoiceSummary,
  rowsOf: (invoice: InvoiceSummary) => [
    invoice,
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
