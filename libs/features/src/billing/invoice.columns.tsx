import type { ListColumn } from '@portal/ui-antd';
import { DayText } from '../dates/day-text.js';
import { invoiceStatusLabels } from './billing-labels.js';
import { InvoiceAmount, InvoiceIssued, InvoiceName, InvoiceRowStatus } from './invoice-cells.js';
import { billedBy, invoiceRowName, type InvoiceRow } from './invoice-rows.js';

/** The columns that portal and console both have; each list sets widths and places of its own. */
export const invoiceColumn = {
  number: {
    key: 'number',
    title: 'Invoice',
    sortable: true,
    cell: (row) => <InvoiceName row={row} />,
    text: invoiceRowName,
    onCard: 'title',
  },
  status: {
    key: 'status',
    title: 'Status',
    sortable: true,
    width: '184px',
    cell: (row) => <InvoiceRowStatus row={row} />,
    text: (row) => (row.credit_note ? 'Credit note' : invoiceStatusLabels[row.status]),
    onCard: 'corner',
  },
  issued: {
    key: 'issue_date',
    title: 'Issued',
    sortable: true,
    width: '172px',
    cell: (row) => <InvoiceIssued row={row} />,
    text: (row) => row.credit_note?.issued_at ?? row.issue_date ?? '',
    onCard: 'hidden',
  },
  due: {
    key: 'due_date',
    title: 'Due',
    priority: 'high',
    sortable: true,
    width: '190px',
    cell: ({ credit_note: note, due_date }) => (due_date && !note ? <DayText day={due_date} /> : '–'),
    text: ({ credit_note: note, due_date }) => (note ? '' : (due_date ?? '')),
  },
  total: {
    key: 'total',
    title: 'Total',
    sortable: true,
    width: '130px',
    align: 'end',
    cell: (row) => <InvoiceAmount row={row} />,
    text: (row) => String(billedBy(row)),
  },
} as const satisfies Record<string, ListColumn<InvoiceRow>>;
