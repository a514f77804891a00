import type { BillTo } from '@portal/contracts';
import { letterheadOf, type PdfContent } from '../../../infrastructure/pdf/index.js';
import { dayWords, dollarWords } from '../../../infrastructure/wording/american-words.js';
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
    return [dayWords(day), words, dollarWords(amount), dollarWords(cents / 100)];
  });
  return {
    title: `Statement of ${account.name}, ${from} to ${to}`,
    at: new Date(`${to}T12:00:00Z`),
    letterhead: letterheadOf(),
    blocks: [
      { type: 'head', kind: 'Statement', number: `${dayWords(from)} – ${dayWords(to)}` },
      {
        type: 'parties',
        title: 'Account',
        lines: linesOfParty(account),
        facts: [
          ['Opening balance', dollarWords(opening)],
          ['Closing balance', dollarWords(closing)],
        ],
      },
      {
        type: 'table',
        columns,
        rows: [[dayWords(from), 'Opening balance', '', dollarWords(opening)], ...rows],
      },
      { type: 'totals', lines: [['Closing balance in US dollars', dollarWords(closing)]] },
      { type: 'small', text: closingWords(closing) },
    ],
  };
}

function closingWords(closing: number): string {
  if (closing > 0) return 'This is what the account owes. How to pay stands on each invoice.';
  if (closing < 0) return 'This is credit of the account. It pays the next invoices.';
  return 'Nothing is owed.';
}
