import type { CreditNoteView, InvoiceView } from '@portal/contracts';
import { letterheadOf, type PdfContent } from '../../../infrastructure/pdf/index.js';
import { formatDollars } from '../../../infrastructure/wording/american-formats.js';
import { dayOfInstant, linesOfParty } from './pdf-labels.js';

/**
 * A credit note; it never changes.
 * @param toAccount US dollars that were paid already and became credit of the account
 */
export const creditNotePdf = (invoice: InvoiceView, note: CreditNoteView, toAccount: number): PdfContent => ({
  title: `Credit note ${note.number}`,
  at: new Date(note.issued_at),
  letterhead: letterheadOf(invoice.seller),
  blocks: [
    { type: 'head', kind: 'Credit note', number: note.number },
    {
      type: 'parties',
      title: 'Credit to',
      lines: linesOfParty(invoice.bill_to),
      facts: [
        ['Issued', dayOfInstant(note.issued_at)],
        ['Invoice', invoice.number],
      ],
    },
    {
      type: 'table',
      columns: [
        { title: 'Reason', share: 0.8 },
        { title: 'Amount', share: 0.2, align: 'right' },
      ],
      rows: [[note.reason, formatDollars(note.amount)]],
    },
    { type: 'totals', lines: [['Credited in US dollars', formatDollars(note.amount)]] },
    { type: 'paragraph', text: sentenceOf(invoice, note, toAccount) },
  ],
});

function sentenceOf({ number }: InvoiceView, { amount }: CreditNoteView, toAccount: number): string {
  if (toAccount === 0) return `This amount is taken off invoice ${number}. Please do not pay it.`;
  const rest = Math.round((amount - toAccount) * 100) / 100;
  const moved = `${formatDollars(toAccount)} of it was paid already and is now credit of your account.`;
  return rest > 0 ? `${formatDollars(rest)} is taken off invoice ${number}. ${moved}` : moved;
}
