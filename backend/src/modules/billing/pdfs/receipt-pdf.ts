import type { BillTo, DealPaymentView, RefundView } from '@portal/contracts';
import { letterheadOf, type PdfContent, type PdfBlock } from '../../../infrastructure/pdf/index.js';
import { formatDollars } from '../../../infrastructure/wording/american-formats.js';
import { dayOfInstant, lessLabel, linesOfParty, methodLabel, reasonTable } from './pdf-labels.js';

/** A payment that came in, whose it is, and which invoices it pays; US dollars. */
export interface Receipt {
  payment: DealPaymentView;
  payer: BillTo;
  paid: readonly { number: string; amount: number }[];
}

const columns = [
  { title: 'For', share: 0.6 },
  { title: 'Date', share: 0.22 },
  { title: 'Amount', share: 0.18, align: 'right' },
] as const;

/** A receipt as the payment stands: what it pays, what went back and why, what is credit of the account. */
export function receiptPdf({ payment, payer, paid }: Receipt): PdfContent {
  const { received_at, amount, refunds, refunded, unapplied } = payment;
  const at = received_at ?? payment.created_at;
  return {
    ...sheetOf('Receipt', payment, at),
    blocks: [
      ...headOf('Receipt', payment, payer, [['Received on', dayOfInstant(at)]]),
      {
        type: 'table',
        columns,
        rows: [
          ...paid.map((part) => [`Invoice ${part.number}`, '', formatDollars(part.amount)]),
          ...(unapplied > 0 ? [['Credit of your account', '', formatDollars(unapplied)]] : []),
          ...refunds.map((refund) => [
            `Refunded: ${refund.reason}`,
            dayOfInstant(refund.at),
            formatDollars(refund.amount),
          ]),
        ],
      },
      {
        type: 'totals',
        lines: [
          ['Received in US dollars', formatDollars(amount)],
          ...(refunded > 0
            ? ([
                ['Refunded', lessLabel(refunded)],
                ['Kept in US dollars', formatDollars(amount - refunded)],
              ] as const)
            : []),
        ],
      },
      { type: 'paragraph', text: 'Thank you.' },
    ],
  };
}

/** Money that went back, and why; it never changes. */
export const refundPdf = ({ payment, payer }: Receipt, { amount, reason, at }: RefundView): PdfContent => ({
  ...sheetOf('Refund', payment, at),
  blocks: [
    ...headOf('Refund', payment, payer, [['Refunded on', dayOfInstant(at)]]),
    reasonTable(reason, amount),
    { type: 'totals', lines: [['Refunded in US dollars', formatDollars(amount)]] },
  ],
});

const sheetOf = (kind: string, { external_ref }: DealPaymentView, at: string) => ({
  title: `${kind} ${external_ref}`,
  at: new Date(at),
  letterhead: letterheadOf(),
});

const headOf = (
  kind: string,
  { external_ref, method }: DealPaymentView,
  payer: BillTo,
  facts: readonly (readonly [string, string])[],
): PdfBlock[] => [
  { type: 'head', kind, number: external_ref },
  {
    type: 'parties',
    title: kind === 'Refund' ? 'Refunded to' : 'Received from',
    lines: linesOfParty(payer),
    facts: [...facts, ['Method', methodLabel(method)], ['Reference', external_ref]],
  },
];
