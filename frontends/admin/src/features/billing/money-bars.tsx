import { moneyText } from '@portal/features';
import { Meter } from '@portal/ui-antd';
import { Link } from 'react-router';
import './revenue.css';

interface MoneyBar {
  key: string;
  label: string;
  amount: number;
  /** The rows that the amount is made of. */
  to: string;
  /** Instead of the amount. */
  words?: string;
}

interface MoneyBarsProps {
  title: string;
  /** Absent while they are counted. */
  bars: readonly MoneyBar[] | undefined;
  empty: string;
}

const LoadingBars = () =>
  [1, 2, 3].map((turn) => (
    <li key={turn} aria-hidden="true" className="money-bars__bar">
      <span className="skeleton-bar" />
    </li>
  ));

/** Amounts by one dimension: a table whose rows are also bars, each a door to its rows. */
export function MoneyBars({ title, bars, empty }: MoneyBarsProps) {
  const most = Math.max(1, ...(bars ?? []).map(({ amount }) => amount));
  return (
    <section className="money-bars" aria-label={title}>
      <h2 className="money-bars__title">{title}</h2>
      {bars?.length === 0 ? <p className="money-bars__empty">{empty}</p> : null}
      <ul aria-busy={bars === undefined}>
        {bars === undefined ? <LoadingBars /> : null}
        {bars?.map(({ key, label, amount, to, words }) => (
          <li key={key}>
            <Link to={to} className="money-bars__bar">
              <span className="money-bars__label">{label}</span>
              <span className="money-bars__amount">{words ?? moneyText(amount)}</span>
              <span className="money-bars__track">
                <Meter kind="share" percent={(amount / most) * 100} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
