import type { InvoiceSummary, PaymentStatus, ScheduleEntryStatus } from '@portal/contracts';
import { StatusTag } from '@portal/ui-antd';
import {
  entryStatusTones,
  entryStatusLabels,
  invoiceStatusTones,
  invoiceStatusLabels,
  paymentStatusTones,
  paymentStatusLabels,
} from './billing-labels.js';

/** The state of an invoice as a word with a dot; an overdue one shows by how much. */
export function InvoiceStatusTag({ invoice }: { invoice: Pick<InvoiceSummary, 'status' | 'overdue_days'> }) {
  const { status, overdue_days: late } = invoice;
  if (late > 0) return <StatusTag tone="danger">{late === 1 ? '1 day overdue' : `${late} days overdue`}</StatusTag>;
  return <StatusTag tone={invoiceStatusTones[status]}>{invoiceStatusLabels[status]}</StatusTag>;
}

/** The state of an amount that is to be billed. */
export const EntryStatusTag = ({ status }: { status: ScheduleEntryStatus }) => (
  <StatusTag tone={entryStatusTones[status]}>{entryStatusLabels[status]}</StatusTag>
);

/** The state of a payment. */
export const PaymentStatusTag = ({ status }: { status: PaymentStatus }) => (
  <StatusTag tone={paymentStatusTones[status]}>{paymentStatusLabels[status]}</StatusTag>
);
