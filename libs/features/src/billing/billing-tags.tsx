import type { InvoiceSummary } from '@portal/contracts';
import { StatusTag, type Tone } from '@portal/ui-antd';
import { invoiceStatusTones, invoiceStatusLabels } from './billing-labels.js';
import { isPaymentOnItsWay } from './invoice-rows.js';

type InvoiceState = Pick<InvoiceSummary, 'status' | 'overdue_days' | 'balance' | 'pending'>;

/** The state of an invoice in words, with its tone: an open one is being paid, or overdue by so many days. */
export function invoiceStateOf(invoice: InvoiceState): { tone: Tone; label: string } {
  const { status, overdue_days: late } = invoice;
  if (isPaymentOnItsWay(invoice)) return { tone: 'info', label: 'Payment on its way' };
  return late > 0
    ? { tone: 'danger', label: late === 1 ? '1 day overdue' : `${late} days overdue` }
    : { tone: invoiceStatusTones[status], label: invoiceStatusLabels[status] };
}

/** The state of an invoice as a word with a dot. */
export function InvoiceStatusTag({ invoice }: { invoice: InvoiceState }) {
  const { tone, label } = invoiceStateOf(invoice);
  return <StatusTag tone={tone}>{label}</StatusTag>;
}
