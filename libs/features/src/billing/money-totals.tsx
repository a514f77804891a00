import { moneyText } from './money.js';
import './invoice-sheet.css';

/** The sums of a whole filtered list, over all its pages; the first is what a figure that opens the list says. */
export const MoneyTotals = ({ items }: { items: readonly (readonly [name: string, amount: number | undefined])[] }) => (
  <dl className="money-totals" aria-label="Totals of this list">
    {items.map(([name, amount]) => (
      <div key={name} className="money-totals__item">
        <dt>{name}</dt>
        <dd>{amount === undefined ? '–' : moneyText(amount)}</dd>
      </div>
    ))}
  </dl>
);
