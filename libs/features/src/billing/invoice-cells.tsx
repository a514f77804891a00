import { billedInvoiceStatuses } from '@portal/contracts';
import { StatusTag, useTimeStyle } from '@portal/ui-antd';
import { CornerDownRight } from 'lucide-react';
import { DayText } from '../dates/day-text.js';
import { dayOf } from '../dates/day-labels.js';
import { InvoiceStatusTag } from './billing-tags.js';
import { billedBy, invoiceRowName, type InvoiceRow } from './invoice-rows.js';
import { moneyText } from './money.js';
import './invoice-cells.css';

const billed: readonly string[] = billedInvoiceStatuses;

/** The number of an invoice; that of a credit note stands below its invoice's. */
export const InvoiceName = ({ row }: { row: InvoiceRow }) =>
  row.credit_note ? (
    <span className="invoice-cell__note inline-row gap-6">
      <CornerDownRight size={14} strokeWidth={1.75} />
      {invoiceRowName(row)}
    </span>
  ) : (
    <>{invoiceRowName(row)}</>
  );

/** The state of an invoice; of a credit note, that it is one, with its reason on hover. */
export const InvoiceRowStatus = ({ row }: { row: InvoiceRow }) =>
  row.credit_note ? (
    <span title={row.credit_note.reason}>
      <StatusTag tone="neutral">Credit note</StatusTag>
    </span>
  ) : (
    <InvoiceStatusTag invoice={row} />
  );

/** The day on which an invoice or a credit note was issued. */
export function InvoiceIssued({ row: { credit_note: note, issue_date } }: { row: InvoiceRow }) {
  const { timeZone } = useTimeStyle();
  const day = note ? dayOf(Date.parse(note.issued_at), timeZone) : issue_date;
  return day ? <DayText day={day} /> : <>–</>;
}

/** What a row adds to what was billed. Drafts are muted and void ones struck out: no total counts them. */
export const InvoiceAmount = ({ row }: { row: InvoiceRow }) => {
  const amount = moneyText(billedBy(row));
  if (billed.includes(row.status)) return <>{amount}</>;
  return row.status === 'void' ? <s className="muted">{amount}</s> : <span className="muted">{amount}</span>;
};
