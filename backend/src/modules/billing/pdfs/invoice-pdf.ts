import { namedPaymentDetails, type InvoiceView, type CreditNoteView } from '@portal/contracts';
import { letterheadOf, type PdfContent, type PdfBlock } from '../../../infrastructure/pdf/index.js';
import { formatDay, formatDollars } from '../../../infrastructure/wording/american-formats.js';
import { dayOfInstant, lessLabel, linesOfParty, methodLabel, reasonTable } from './pdf-labels.js';

const columns = [
  { title: 'Description', share: 0.46 },
  { title: 'Quantity', share: 0.12, align: 'right' },
  { title: 'Unit price', share: 0.15, align: 'right' },
  { title: 'Discount', share: 0.12, align: 'right' },
  { title: 'Amount', share: 0.15, align: 'right' },
] as const;

const moveColumns = [
  { title: 'Payments and credits', share: 0.6 },
  { title: 'Date', share: 0.22 },
  { title: 'Amount', share: 0.18, align: 'right' },
] as const;

const NOT_ISSUED = new Date('2000-01-01T00:00:00Z');
const quantityFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** An invoice as it stands: what came in and was credited, what is left, how to pay it; void across the page where it is. */
export function invoicePdf(invoice: InvoiceView): PdfContent {
  const isVoid = invoice.status === 'void';
  return {
    ...sheetOf(invoice),
    ...(isVoid ? { stamp: 'VOID' } : {}),
    blocks: [
      ...headOf(invoice, stateOf(invoice)),
      linesOf(invoice),
      { type: 'totals', lines: totalsOf(invoice) },
      ...movesOf(invoice),
      { type: 'totals', lines: balanceOf(invoice) },
      ...(isVoid ? voidLabel(invoice) : howToPay(invoice)),
      { type: 'paragraph', text: invoice.notes },
    ],
  };
}

/** An invoice as it was issued, whatever is paid, credited or void since; it carries how to pay it as it did then. */
export const originalInvoicePdf = (invoice: InvoiceView): PdfContent => ({
  ...sheetOf(invoice),
  blocks: [
    ...headOf(invoice, null),
    linesOf(invoice),
    { type: 'totals', lines: totalsOf(invoice) },
    ...howToPay(invoice),
    { type: 'paragraph', text: invoice.notes },
    { type: 'small', text: 'Copy of the invoice as it was issued. Later payments and credits are not on it.' },
  ],
});

const nameOf = ({ number }: InvoiceView): string => number ?? 'Draft, not issued';

const sheetOf = (invoice: InvoiceView): Pick<PdfContent, 'title' | 'at' | 'letterhead'> => ({
  title: `Invoice ${nameOf(invoice)}`,
  at: invoice.issue_date === null ? NOT_ISSUED : new Date(`${invoice.issue_date}T12:00:00Z`),
  letterhead: letterheadOf(invoice.seller),
});

const headOf = (invoice: InvoiceView, state: string | null): PdfBlock[] => [
  { type: 'head', kind: 'Invoice', number: nameOf(invoice) },
  {
    type: 'parties',
    title: 'Bill to',
    lines: linesOfParty(invoice.bill_to),
    facts: [
      ['Issued', invoice.issue_date && formatDay(invoice.issue_date)],
      ['Due', invoice.due_date && formatDay(invoice.due_date)],
      ['Status', state],
    ],
  },
];

function stateOf({ status, balance, paid_at }: InvoiceView): string | null {
  if (status === 'draft') return 'Draft';
  if (status === 'void') return 'Void';
  if (status === 'paid') return paid_at ? `Paid on ${dayOfInstant(paid_at)}` : 'Paid';
  return `${formatDollars(balance)} to pay`;
}

const linesOf = ({ lines }: InvoiceView): PdfBlock => ({
  type: 'table',
  columns,
  rows: lines.map(({ description, quantity, unit_price, discount, amount }) => [
    description,
    quantityFormat.format(quantity),
    formatDollars(unit_price),
    lessLabel(discount),
    formatDollars(amount),
  ]),
});

function movesOf({ payments, credit_notes }: InvoiceView): PdfBlock[] {
  const moves = [
    ...payments.map(({ kind, method, reference, reason, amount, at }) => ({
      at,
      amount: -amount,
      words: {
        payment: `Payment received (${methodLabel(method)} ${reference})`,
        refund: `Refund: ${reason ?? ''}`,
        credit_note: 'Moved to the account’s credit by a credit note',
      }[kind],
    })),
    ...credit_notes.map(({ number, reason, amount, issued_at: at }) => ({
      at,
      amount: -amount,
      words: `Credit note ${number}: ${reason}`,
    })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  if (moves.length === 0) return [];
  const rows = moves.map(({ words, at, amount }) => [words, dayOfInstant(at), formatDollars(amount)]);
  return [{ type: 'table', columns: moveColumns, rows }];
}

function totalsOf({ subtotal, discount, tax_rate, tax, total }: InvoiceView): [string, string][] {
  return [
    ['Subtotal', formatDollars(subtotal - discount)], // the sum of the amounts above, which are less their discounts
    ...(tax > 0 ? [[`Tax ${tax_rate}%`, formatDollars(tax)] satisfies [string, string]] : []),
    ['Total in US dollars', formatDollars(total)],
  ];
}

/** Below the total where money moved; a void invoice has none. */
function balanceOf({ status, paid, credited, balance }: InvoiceView): [string, string][] {
  if (status === 'void') return [['To pay', formatDollars(0)]];
  if (paid === 0 && credited === 0) return [];
  return [
    ...(paid > 0 ? [['Paid', lessLabel(paid)] satisfies [string, string]] : []),
    ...(credited > 0 ? [['Credited', lessLabel(credited)] satisfies [string, string]] : []),
    ['Balance in US dollars', formatDollars(balance)],
  ];
}

const voidLabel = ({ void_reason }: InvoiceView): PdfBlock[] => [
  { type: 'heading', text: 'This invoice is void' },
  { type: 'paragraph', text: ['There is nothing to pay.', void_reason ?? ''].join(' ').trim() },
];

/** A draft shows no payment details: it has no number to refer to. */
function howToPay({ status, how_to_pay, payment_details }: InvoiceView): PdfBlock[] {
  if (how_to_pay === '' || status === 'draft') return [];
  return [
    {
      type: 'together',
      blocks: [
        { type: 'heading', text: 'How to pay' },
        { type: 'paragraph', text: how_to_pay },
        { type: 'facts', facts: payment_details ? namedPaymentDetails(payment_details) : [] },
      ],
    },
  ];
}

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
    reasonTable(note.reason, note.amount),
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
