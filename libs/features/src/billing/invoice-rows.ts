import type { CreditNoteView, InvoiceSummary } from '@portal/contracts';
import { downloadItem, type ListResult } from '@portal/ui-antd';
import { useMemo } from 'react';
import { difference } from './money.js';
import { invoicePdfHref } from '@portal/data-access';

/** A row of a list of invoices: an invoice, or one of its credit notes. */
export type InvoiceRow = InvoiceSummary & { credit_note?: CreditNoteView & { invoice_id: string } };

/** Invoices with the credit notes of each below it, as rows: the rows add up to what was billed. */
export const withCreditNotes = (invoices: readonly InvoiceSummary[]): InvoiceRow[] =>
  invoices.flatMap((invoice) => [
    invoice,
    ...invoice.credit_notes.map((note) => ({
      ...invoice,
      id: note.id,
      credit_note: { ...note, invoice_id: invoice.id },
    })),
  ]);

/** The number of an invoice or of a credit note. */
export const invoiceRowName = ({ credit_note: note, number }: Pick<InvoiceRow, 'credit_note' | 'number'>): string =>
  note?.number ?? number ?? 'Not numbered yet';

/** The invoice that a row is or belongs to, as its page is addressed. */
export const invoiceOf = ({ id, credit_note: note }: InvoiceRow): { id: string } => ({ id: note?.invoice_id ?? id });

/** What a row adds to what was billed; negative for a credit note. US dollars. */
export const billedBy = ({ credit_note: note, total }: InvoiceRow): number => (note ? -note.amount : total);

/** A list's result with other rows made of those that came; page and count stay those of what came. */
export function useExpandedRows<Row, Out>(
  { data, error, isPlaceholderData = false, refetch }: ListResult<Row>,
  expand: (rows: readonly Row[]) => Out[],
): ListResult<Out> {
  const expanded = useMemo(() => data && { ...data, data: expand(data.data) }, [data, expand]);
  return { data: expanded, error, isPlaceholderData, refetch };
}

type Owed = Pick<InvoiceSummary, 'status' | 'balance' | 'pending'>;

/** What is left of an open invoice's balance beside the payments that are on their way; US dollars. */
export const leftToPay = ({ balance, pending }: Owed): number => Math.max(0, difference(balance, pending));

/** Whether payments that are on their way cover an open invoice: it needn't be paid again. */
export const isPaymentOnItsWay = (invoice: Owed): boolean =>
  invoice.status === 'open' && invoice.balance > 0 && leftToPay(invoice) === 0;

/** The way to the invoice as it was issued, in a menu, where its current PDF differs from that. */
export const issuedCopyOf = ({ id, status, paid, credited }: InvoiceSummary) =>
  status === 'void' || paid > 0 || credited > 0
    ? [downloadItem('original', 'Download as issued', invoicePdfHref(id, 'original'))]
    : [];
