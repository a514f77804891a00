import type { InvoiceView } from '@portal/contracts';
import { creditNotePdfHref, receiptPdfHref } from '@portal/data-access';
import { RelativeTime } from '@portal/ui-antd';
import { methodLabel } from './billing-labels.js';
import { moneyText } from './money.js';
import './invoice-sheet.css';

/** The payments and credit notes of an invoice, oldest first. */
export function InvoiceMoves({ invoice }: { invoice: InvoiceView }) {
  const moves = [
    ...invoice.payments.map(({ payment_id: id, kind, method, reason, amount, at }) => ({
      key: `${id ?? method}:${kind}:${at}:${amount}`,
      at,
      amount,
      words: {
        payment: methodLabel(method),
        refund: `Refund: ${reason ?? methodLabel(method)}`,
        credit_note: 'Moved to the account’s credit by a credit note',
      }[kind],
      pdf: id && kind === 'payment' ? { href: receiptPdfHref(id), name: `Receipt: ${methodLabel(method)}` } : null,
    })),
    ...invoice.credit_notes.map(({ id, number, amount, reason, issued_at: at }) => ({
      key: id,
      at,
      amount,
      words: `Credit note ${number}: ${reason}`,
      pdf: { href: creditNotePdfHref(invoice.id, id), name: `Credit note ${number}` },
    })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  if (moves.length === 0) return null;
  return (
    <section aria-labelledby="invoice-moves">
      <h2 id="invoice-moves" className="invoice-sheet__title muted tiny strong">
        Payments and credit notes
      </h2>
      <ul>
        {moves.map(({ key, at, amount, words, pdf }) => (
          <li key={key} className="invoice-moves__move">
            <span className="anywhere">
              {words}
              {pdf ? (
                <a href={pdf.href} download className="invoice-moves__pdf" aria-label={`${pdf.name}, PDF`}>
                  PDF
                </a>
              ) : null}
            </span>
            <span className="invoice-moves__time muted">
              <RelativeTime at={at} />
            </span>
            <span className="invoice-moves__amount">{moneyText(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
