import type { DealsAnalytics } from '@portal/contracts';
import { dealStatusLabels, dealTypeLabels, everyLabels, moneyText } from '@portal/features';
import { PageSection } from '@portal/ui-antd';
import { addresses } from '../../addresses.js';
import { MoneyBars } from './money-bars.js';
import { MonthFigures } from './month-figures.js';
import { daysOfMonth } from './days-of-month.js';
import './revenue.css';

interface OfDeals {
  /** Absent while they are counted. */
  deals: DealsAnalytics | undefined;
}

const active = '/admin/deals?current_status=active';

/** Deals in numbers: what they bring a month by state, type, interval and code, and how many came and went. */
export const DealNumbers = ({ deals }: OfDeals) => (
  <PageSection title="Deals">
    <div className="revenue__shares">
      <ByStatus deals={deals} />
      <ByType deals={deals} />
      <ByInterval deals={deals} />
      <ByCode deals={deals} />
      <DealMonths deals={deals} />
    </div>
  </PageSection>
);

interface Group {
  count: number;
  monthly_amount: number;
}

/** A bar for each group that has deals in it. */
const barsOf = <Of extends Group>(
  groups: readonly Of[] | undefined,
  bar: (group: Of) => { key: string; label: string; to: string; words?: string },
) =>
  groups
    ?.filter(({ count }) => count > 0)
    .map((group) => {
      const { label, ...rest } = bar(group);
      return { ...rest, label: `${label} (${group.count})`, amount: group.monthly_amount };
    });

const ByStatus = ({ deals }: OfDeals) => (
  <MoneyBars
    title="Monthly amount by status"
    empty="No deals yet."
    bars={barsOf(deals?.by_status, ({ current_status: key }) => ({
      key,
      label: dealStatusLabels[key],
      to: `${addresses.deals}?current_status=${key}`,
    }))}
  />
);

const ByType = ({ deals }: OfDeals) => (
  <MoneyBars
    title="Active deals by type"
    empty="No deal is active."
    bars={barsOf(deals?.by_type, ({ deal_type: key }) => ({
      key,
      label: dealTypeLabels[key],
      to: `${active}&deal_type=${key}`,
      ...(key === 'one_time' ? { words: 'nothing monthly' } : {}),
    }))}
  />
);

const ByInterval = ({ deals }: OfDeals) => (
  <MoneyBars
    title="Recurring deals by interval"
    empty="No recurring deal is active."
    bars={barsOf(deals?.by_interval, ({ interval: key }) => ({
      key,
      label: everyLabels[key],
      to: `${active}&deal_type=recurring&interval=${key}`,
    }))}
  />
);

const ByCode = ({ deals }: OfDeals) => (
  <MoneyBars
    title="Monthly discount by promo code"
    empty="No deal has redeemed a code."
    bars={deals?.promo_codes.map(({ code, deals: count, monthly_discount: amount }) => ({
      key: code,
      label: `${code} (${dealsText(count)})`,
      amount,
      to: `${active}&promo_code=${code}`,
      words: amount > 0 ? `−${moneyText(amount)}` : 'none now',
    }))}
  />
);

const DealMonths = ({ deals }: OfDeals) => (
  <section className="money-bars" aria-label="Deals by month">
    <h2 className="money-bars__title">Accepted and ended</h2>
    {deals ? (
      <MonthFigures
        label="Deals by month in figures"
        titles={['Accepted', 'Ended']}
        months={deals.months.map(({ month, started, ended }) => ({
          month,
          figures: [count(started, 'accepted', month), count(ended, 'ended', month)],
        }))}
      />
    ) : (
      <span className="skeleton-bar skeleton-bar--tall" />
    )}
  </section>
);

function count(amount: number, what: 'accepted' | 'ended', month: string) {
  const [first, last] = daysOfMonth(month);
  return { amount, words: String(amount), to: `${addresses.deals}?${what}_from=${first}&${what}_to=${last}` };
}

const dealsText = (count: number): string => (count === 1 ? '1 deal' : `${count} deals`);
