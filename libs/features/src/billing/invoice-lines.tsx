import type { InvoiceLineView } from '@portal/contracts';
import { moneyText } from './money.js';
import './invoice-sheet.css';

/** What is billed, line by line; on a phone quantity and price stand under the words. */
export function InvoiceLines({ lines }: { lines: readonly InvoiceLineView[] }) {
  if (lines.length === 0) return <p className="muted">No lines yet.</p>;
  const discounted = lines.some(({ discount }) => discount > 0);
  return (
    <table className="invoice-lines">
      <caption className="visually-hidden">Lines of the invoice</caption>
      <thead>
        <tr>
          <th scope="col">Description</th>
          <th scope="col" className="invoice-lines__number invoice-lines__roomy">
            Quantity
          </th>
          <th scope="col" className="invoice-lines__number invoice-lines__roomy">
            Price
          </th>
          {discounted ? (
            <th scope="col" className="invoice-lines__number invoice-lines__roomy">
              Discount
            </th>
          ) : null}
          <th scope="col" className="invoice-lines__number">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row" className="invoice-lines__words">
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
