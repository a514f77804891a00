import { invoiceFields, type InvoiceSummary, billedInvoiceStatuses } from '@portal/contracts';
import { StatusTag, useTimeStyle } from '@portal/ui-antd';
import { CornerDownRight } from 'lucide-react';
import { DayText } from '../dates/day-text.js';
import { columnsFrom } from '../fields/columns-from.js';
import { invoiceStatusLabels } from './billing-labels.js';
import { billedBy, invoiceRowName, type InvoiceRow } from './invoice-rows.js';
import { dayOf } from '../dates/day-labels.js';
import { InvoiceStatusTag } from './billing-tags.js';
import { moneyText } from './money.js';
import './invoice-cells.css';

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

const billed: readonly string[] = billedInvoiceStatuses;

/** The number of an invoice; that of a credit note stands below its invoice's. */
const InvoiceName = ({ row }: { row: InvoiceRow }) =>
  row.credit_note ? (
    <span className="invoice-cell__note weight-400 inline-row gap-4 nowrap">
      <CornerDownRight className="muted" size={12} strokeWidth={1.75} />
      {invoiceRowName(row)}
    </span>
  ) : (
    <>{invoiceRowName(row)}</>
  );

/** The state of an invoice; of a credit note, that it is one, with its reason on hover. */
const InvoiceRowStatus = ({ row }: { row: InvoiceRow }) =>
  row.credit_note ? (
    <span title={row.credit_note.reason}>
      <StatusTag tone="neutral">Credit note</StatusTag>
    </span>
  ) : (
    <InvoiceStatusTag invoice={row} />
  );

/** The day on which an invoice or a credit note was issued. */
function InvoiceIssued({ row: { credit_note: note, issue_date } }: { row: InvoiceRow }) {
  const { timeZone } = useTimeStyle();
  const day = note ? dayOf(Date.parse(note.issued_at), timeZone) : issue_date;
  return day ? <DayText day={day} /> : <>–</>;
}

/** What a row adds to what was billed. Drafts are muted and void ones struck out: no total counts them. */
const InvoiceAmount = ({ row }: { row: InvoiceRow }) => {
  const amount = moneyText(billedBy(row));
  if (billed.includes(row.status)) return <>{amount}</>;
  return row.status === 'void' ? <s className="muted">{amount}</s> : <span className="muted">{amount}</span>;
};
