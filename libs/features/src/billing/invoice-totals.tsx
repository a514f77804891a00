import type { InvoiceView } from '@portal/contracts';
import { moneyText } from './money.js';
import './invoice-sheet.css';

/** How the lines add up, and what is left to pay. */
export function InvoiceTotals({ invoice }: { invoice: InvoiceView }) {
  const { subtotal, discount, tax, tax_rate: rate, total, paid, credited, balance } = invoice;
  const rows: readonly (readonly [name: string, amount: number, part?: 'total' | 'balance'])[] = [
    ...(discount > 0 || tax > 0 ? ([['Subtotal', subtotal]] as const) : []),
    ...(discount > 0 ? ([['Discount', -discount]] as const) : []),
    ...(rate > 0 ? ([[`Tax (${rate}%)`, tax]] as const) : []),
    ['Total', total, 'total'],
    ...(paid > 0 ? ([['Paid', -paid]] as const) : []),
    ...(credited > 0 ? ([['Credited', -credited]] as const) : []),
    ...(invoice.status === 'draft' || invoice.status === 'void'
      ? []
      : ([['Balance due', balance, 'balance']] as const)),
  ];
  return (
    <dl className="invoice-totals stack gap-6">
      {rows.map(([name, amount, part]) => (
        <div
          key={name}
          className={`invoice-totals__row flex between gap-16${part ? ` invoice-totals__row--${part}` : ''}`}
        >
          <dt>{name}</dt>
          <dd>{moneyText(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
