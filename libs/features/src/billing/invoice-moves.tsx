import type { InvoiceView } from '@portal/contracts';
import { RelativeTime } from '@portal/ui-antd';
import { methodWords } from './billing-words.js';
import { moneyText } from './money.js';
import './invoice-sheet.css';

/** The payments and credit notes of an invoice, oldest first. */
export function InvoiceMoves({ invoice }: { invoice: InvoiceView }) {
  const moves = [
    ...invoice.payments.map(({ payment_id: id, method, amount, at }) => ({
      key: `${id ?? method}:${at}:${amount}`,
      at,
      amount,
      words: amount < 0 ? `Reversed: ${methodWords(method)}` : methodWords(method),
    })),
    ...invoice.credit_notes.map(({ id, number, amount, reason, issued_at: at }) => ({
      key: id,
      at,
      amount,
      words: `Credit note ${number}: ${reason}`,
    })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  if (moves.length === 0) return null;
  return (
    <section aria-labelledby="invoice-moves">
      <h2 id="invoice-moves" className="invoice-sheet__title">
        Payments and credit notes
      </h2>
      <ul className="invoice-moves">
        {moves.map(({ key, at, amount, words }) => (
          <li key={key} className="invoice-moves__move">
            <span className="invoice-moves__words">{words}</span>
            <span className="invoice-moves__time">
              <RelativeTime at={at} />
            </span>
            <span className="invoice-moves__amount">{moneyText(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
