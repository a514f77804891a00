import {
  namedPaymentDetails,
  type InvoiceLineView,
  type InvoicePaymentView,
  type InvoiceView,
} from '@portal/contracts';
import { creditNotePdfHref, receiptPdfHref } from '@portal/data-access';
import { classNames } from '@portal/ui';
import { EmailText, Facts, LongText, RelativeTime } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { dateLabel } from '../dates/day-labels.js';
import { DayText } from '../dates/day-text.js';
import { useToday } from '../dates/use-today.js';
import { methodLabel } from './billing-labels.js';
import { moneyText } from './money.js';
import './invoice-sheet.css';

interface InvoiceSheetProps {
  invoice: InvoiceView;
  /** The field of the due day, where it is edited. */
  due?: ReactNode;
  /** What stands in the place of lines, sums and notes while they are edited. */
  children?: ReactNode;
}

/** An invoice laid out like its PDF, with payments and credits; the same for customer and admin. */
export function InvoiceSheet({ invoice, due: dueField, children }: InvoiceSheetProps) {
  const today = useToday();
  const { seller, bill_to: billTo, due_date: due } = invoice;
  const isOwed = invoice.balance > 0 && (invoice.status === 'open' || invoice.status === 'uncollectible');
  return (
    <div className="invoice-sheet stack frame small numeric">
      <div className="invoice-sheet__parties stack">
        <Party title="From" of={seller} />
        <Party title="Bill to" of={billTo} />
        <div className="stack packed gap-10">
          <Facts
            items={[
              ['Issued', invoice.issue_date ? dateLabel(invoice.issue_date, today) : 'Not yet'],
              ['Due', dueField ? null : due && (isOwed ? <DayText day={due} due /> : dateLabel(due, today))],
            ]}
          />
          {dueField}
        </div>
      </div>
      {children ?? (
        <>
          <InvoiceLines lines={invoice.lines} />
          <InvoiceSums invoice={invoice} />
          {invoice.notes ? <LongText text={invoice.notes} /> : null}
        </>
      )}
      <InvoiceMoves invoice={invoice} />
      <HowToPay invoice={invoice} />
    </div>
  );
}

const Party = ({ title, of }: { title: string; of: InvoiceView['seller' | 'bill_to'] }) => (
  <div className="invoice-sheet__party packed stack anywhere">
    <h2 className="mb-4 font-text muted tiny strong">{title}</h2>
    <strong>{of.name}</strong>
    {[of.address, of.phone].map((line) => (line ? <span key={line}>{line}</span> : null))}
    {of.email ? (
      <span>
        <EmailText email={of.email} />
      </span>
    ) : null}
  </div>
);

/** By which account or address an invoice is paid, with its reference; nothing where nothing is to be paid. */
function HowToPay({ invoice }: { invoice: InvoiceView }) {
  const { how_to_pay: words, payment_details: details } = invoice;
  if (words === '' || !details) return null;
  return (
    <section className="invoice-sheet__pay rounded tinted" aria-labelledby="how-to-pay">
      <h2 id="how-to-pay" className="mb-4 font-text muted tiny strong">
        How to pay
      </h2>
      <LongText text={words} />
      <div className="invoice-sheet__details">
        <Facts items={namedPaymentDetails(details)} />
      </div>
    </section>
  );
}

/** What is billed, line by line; on a phone quantity and price stand under the words. */
function InvoiceLines({ lines }: { lines: readonly InvoiceLineView[] }) {
  if (lines.length === 0) return <p className="muted">No lines yet.</p>;
  const discounted = lines.some(({ discount }) => discount > 0);
  return (
    <table className="invoice-lines">
      <caption className="visually-hidden">Lines of the invoice</caption>
      <thead>
        <tr>
          <th scope="col">Description</th>
          {['Quantity', 'Price', ...(discounted ? ['Discount'] : [])].map((title) => (
            <th key={title} scope="col" className="invoice-lines__number invoice-lines__roomy">
              {title}
            </th>
          ))}
          <th scope="col" className="invoice-lines__number">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row" className="weight-400 anywhere">
              {line.description}
              <span className="invoice-lines__sum muted tiny">{sumOf(line)}</span>
            </th>
            <td className="invoice-lines__number invoice-lines__roomy">{line.quantity}</td>
            <td className="invoice-lines__number invoice-lines__roomy">{moneyText(line.unit_price)}</td>
            {discounted ? (
              <td className="invoice-lines__number invoice-lines__roomy">
                {line.discount > 0 ? moneyText(-line.discount) : ''}
              </td>
            ) : null}
            <td className="invoice-lines__number">{moneyText(line.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const sumOf = ({ quantity, unit_price, discount }: InvoiceLineView): string =>
  `${quantity} × ${moneyText(unit_price)}${discount > 0 ? ` − ${moneyText(discount)}` : ''}`;

/** How the lines add up, and what is left to pay. */
export function InvoiceSums({ invoice }: { invoice: InvoiceView }) {
  const { subtotal, discount, tax, tax_rate: rate, total, paid, credited, balance } = invoice;
  const isIssued = invoice.status !== 'draft' && invoice.status !== 'void';
  const rows: readonly (false | readonly [name: string, amount: number, part?: 'total' | 'balance'])[] = [
    tax > 0 && ['Subtotal', subtotal - discount], // the sum of the amounts above, which are less their discounts
    rate > 0 && [`Tax (${rate}%)`, tax],
    ['Total', total, 'total'],
    paid > 0 && ['Paid', -paid],
    credited > 0 && ['Credited', -credited],
    isIssued && ['Balance due', balance, 'balance'],
  ];
  return (
    <dl className="invoice-totals push stack gap-6">
      {rows
        .filter((row) => row !== false)
        .map(([name, amount, part]) => (
          <div
            key={name}
            className={classNames('invoice-totals__row flex between gap-16', part && `invoice-totals__row--${part}`)}
          >
            <dt>{name}</dt>
            <dd>{moneyText(amount)}</dd>
          </div>
        ))}
    </dl>
  );
}

/** What a payment brought beside what went to this invoice. */
function restOf({ received, credit }: Pick<InvoicePaymentView, 'received' | 'credit'>, amount: number): string {
  if (received <= amount) return '';
  const rest = credit > 0 ? `, ${moneyText(credit)} of it credit of the account` : '';
  return `, ${moneyText(received)} received${rest}`;
}

/** The payments and credit notes of an invoice, oldest first. */
function InvoiceMoves({ invoice }: { invoice: InvoiceView }) {
  const moves = [
    ...invoice.payments.map(({ payment_id: id, kind, method, reason, amount, at, ...payment }) => ({
      key: `${id ?? method}:${kind}:${at}:${amount}`,
      at,
      amount,
      words: {
        payment: `${methodLabel(method)} ${payment.reference}${restOf(payment, amount)}`,
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
      <h2 id="invoice-moves" className="mb-4 font-text muted tiny strong">
        Payments and credit notes
      </h2>
      <ul>
        {moves.map(({ key, at, amount, words, pdf }) => (
          <li key={key} className="invoice-moves__move gap-4-16 line-below stack">
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
