import { receivedPaymentStatuses, type RevenueMonth } from '@portal/contracts';
import { moneyText } from '@portal/features';
import { Link } from 'react-router';
import { daysOfMonth, monthWords } from './month-words.js';
import './revenue.css';

const received = receivedPaymentStatuses.join(',');

/** The months as figures, the newest first; each opens the rows it is made of. */
export const RevenueMonths = ({ months }: { months: readonly RevenueMonth[] }) => (
  <div className="revenue-months__frame" role="region" aria-label="Months in figures" tabIndex={0}>
    <table className="revenue-months">
      <thead>
        <tr>
          {['Month', 'Billed', 'Collected', 'Refunded', 'Outstanding'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {begun(months)
          .toReversed()
          .map((month) => (
            <MonthRow key={month.month} {...month} />
          ))}
      </tbody>
    </table>
  </div>
);

/** The months from the first one with a figure on; this month in any case. */
function begun(months: readonly RevenueMonth[]): readonly RevenueMonth[] {
  const first = months.findIndex(({ billed, collected, refunded }) => billed + collected + refunded > 0);
  return months.slice(first);
}

function MonthRow({ month, billed, collected, refunded, outstanding }: RevenueMonth) {
  const [first, last] = daysOfMonth(month);
  const invoices = `/admin/billing?issued_from=${first}&issued_to=${last}`;
  const payments = `/admin/billing?view=payments&received_from=${first}&received_to=${last}`;
  return (
    <tr>
      <th scope="row">{monthWords(month)}</th>
      <Figure amount={billed} to={`${invoices}&status=open,paid,uncollectible`} />
      <Figure amount={collected} to={`${payments}&status=${received}`} />
      {/* money goes back when it goes back: its payments may be of other months */}
      <Figure amount={refunded} to={`/admin/billing?view=payments&refunded_from=${first}&refunded_to=${last}`} />
      <Figure amount={outstanding} to={`${invoices}&status=open`} />
    </tr>
  );
}

const Figure = ({ amount, to }: { amount: number; to: string }) => (
  <td>{amount === 0 ? <span className="revenue-months__none">–</span> : <Link to={to}>{moneyText(amount)}</Link>}</td>
);
