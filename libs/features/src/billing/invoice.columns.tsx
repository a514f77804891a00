import { invoiceFields, type InvoiceSummary } from '@portal/contracts';
import { DayText } from '../dates/day-text.js';
import { columnsFrom } from '../fields/columns-from.js';
import { invoiceStatusLabels } from './billing-labels.js';
import { InvoiceAmount, InvoiceIssued, InvoiceName, InvoiceRowStatus } from './invoice-cells.js';
import { billedBy, invoiceRowName, type InvoiceRow } from './invoice-rows.js';

const column = columnsFrom<InvoiceSummary, InvoiceRow>(invoiceFields);

/** The columns that portal and console both have; each list sets widths and places of its own. */
export const invoiceColumn = {
  number: column('number', {
    sortable: true,
    cell: (row) => <InvoiceName row={row} />,
    text: invoiceRowName,
    onCard: 'title',
  }),
  status: column('status', {
    sortable: true,
    width: '184px',
    cell: (row) => <InvoiceRowStatus row={row} />,
    text: (row) => (row.credit_note ? 'Credit note' : invoiceStatusLabels[row.status]),
    onCard: 'corner',
  }),
  issued: column('issue_date', {
    sortable: true,
    width: '172px',
    cell: (row) => <InvoiceIssued row={row} />,
    text: (row) => row.credit_note?.issued_at ?? row.issue_date ?? '',
    onCard: 'hidden',
  }),
  due: column('due_date', {
    priority: 'high',
    sortable: true,
    width: '190px',
    cell: ({ credit_note: note, due_date }) => (due_date && !note ? <DayText day={due_date} /> : '–'),
    text: ({ credit_note: note, due_date }) => (note ? '' : (due_date ?? '')),
  }),
  total: column('total', {
    sortable: true,
    width: '130px',
    cell: (row) => <InvoiceAmount row={row} />,
    text: (row) => String(billedBy(row)),
  }),
};
