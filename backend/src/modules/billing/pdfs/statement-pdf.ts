import type { BillTo } from '@portal/contracts';
import { letterheadOf, type PdfContent } from '../../../infrastructure/pdf/index.js';
import { formatDay, formatDollars } from '../../../infrastructure/wording/american-formats.js';
import { linesOfParty } from './pdf-labels.js';

/** One entry of a statement; positive amounts are owed by the account. US dollars. */
export interface StatementEntry {
  day: string;
  words: string;
  amount: number;
}

/** What an account owed at the beginning, what came and went, and what it owes at the end; negative is credit. */
export interface Statement {
  account: BillTo;
  from: string;
  to: string;
  opening: number;
  entries: readonly StatementEntry[];
  closing: number;
}

const columns = [
  { title: 'Date', share: 0.24 },
  { title: 'Entry', share: 0.42 },
  { title: 'Amount', share: 0.17, align: 'right' },
  { title: 'Balance', share: 0.17, align: 'right' },
] as const;

/** The statement of an account over some days. */
export function statementPdf({ account, from, to, opening, entries, closing }: Statement): PdfContent {
  let cents = Math.round(opening * 100);
  const rows = entries.map(({ day, words, amount }) => {
    cents += Math.round(amount * 100);
    return [formatDay(day), words, formatDollars(amount), formatDollars(cents / 100)];
  });
  return {
    title: `Statement of ${account.name}, ${from} to ${to}`,
    at: new Date(`${to}T12:00:00Z`),
    letterhead: letterheadOf(),
    blocks: [
      { type: 'head', kind: 'Statement', number: `${formatDay(from)} – ${formatDay(to)}` },
      {
        type: 'parties',
        title: 'Account',
        lines: linesOfParty(account),
        facts: [
          ['Opening balance', formatDollars(opening)],
          ['Closing balance', formatDollars(closing)],
        ],
      },
      {
        type: 'table',
        columns,
        rows: [[formatDay(from), 'Opening balance', '', formatDollars(opening)], ...rows],
      },
      { type: 'totals', lines: [['Closing balance in US dollars', formatDollars(closing)]] },
      { type: 'small', text: closingLabel(closing) },
    ],
  };
}

function closingLabel(closing: number): string {
  if (closing > 0) return 'This is what the account owes. How to pay stands on each invoice.';
  if (closing < 0) return 'This is credit of the account. It pays the next invoices.';
  return 'Nothing is owed.';
}
