import type { DealsAnalytics } from '@portal/contracts';
import {
  dealStatusLabels,
  dealTypeLabels,
  everyLabels,
  metricAddress,
  moneyText,
  axisMoneyText,
} from '@portal/features';
import { Chart, PageSection, type ChartPoint } from '@portal/ui-antd';
import { addresses } from '../../../addresses.js';
import { daysOfMonth, monthPoint } from './revenue-months.js';
import './revenue.css';

interface OfDeals {
  /** Absent while they are counted. */
  deals: DealsAnalytics | undefined;
}

const active = metricAddress('admin', 'active_deals');

interface Group {
  count: number;
  monthly_amount: number;
}

/** Each group that has deals in it. */
const amountsOf = <Of extends Group>(
  groups: readonly Of[] | undefined,
  bar: (group: Of) => { key: string; label: string; to: string; words?: string },
) =>
  groups
    ?.filter(({ count }) => count > 0)
    .map((group) => {
      const { label, ...rest } = bar(group);
      return { ...rest, label: `${label} (${group.count})`, amount: group.monthly_amount };
    });

/** Deals in numbers: what they bring a month by state, type, interval and code, and how many came and went. */
export const DealNumbers = ({ deals }: OfDeals) => (
  <PageSection title="Deals">
    <div className="revenue__shares stack top-aligned">
      <MoneyChart
        title="Monthly amount by status"
        unit="US dollars a month"
        dimension="Status"
        empty="No deals yet."
        amounts={amountsOf(deals?.by_status, ({ current_status: key }) => ({
          key,
          label: dealStatusLabels[key],
          to: `${addresses.deals}?current_status=${key}`,
        }))}
      />
      <MoneyChart
        title="Active deals by type"
        unit="US dollars a month"
        dimension="Type"
        empty="No deal is active."
        amounts={amountsOf(deals?.by_type, ({ deal_type: key }) => ({
          key,
          label: dealTypeLabels[key],
          to: `${active}&deal_type=${key}`,
          ...(key === 'one_time' ? { words: 'nothing monthly' } : {}),
        }))}
      />
      <MoneyChart
        title="Recurring deals by interval"
        unit="US dollars a month"
        dimension="Interval"
        empty="No recurring deal is active."
        amounts={amountsOf(deals?.by_interval, ({ interval: key }) => ({
          key,
          label: everyLabels[key],
          to: `${metricAddress('admin', 'monthly_revenue')}&interval=${key}`,
        }))}
      />
      <MoneyChart
        title="Monthly discount by promo code"
        unit="US dollars a month"
        dimension="Promo code"
        empty={
          deals?.promo_codes.length ? 'No promo code takes anything off a month now.' : 'No deal has redeemed a code.'
        }
        amounts={deals && discountsOf(deals)}
      />
      <DealMonths deals={deals} />
    </div>
  </PageSection>
);

/** What the codes take off; nothing where none does, as bars of zero would be an empty chart. */
const discountsOf = ({ promo_codes: codes }: DealsAnalytics) =>
  codes.every(({ monthly_discount: amount }) => amount === 0)
    ? []
    : codes.map(({ code, deals: count, monthly_discount: amount }) => ({
        key: code,
        label: `${code} (${dealsText(count)})`,
        amount,
        to: `${active}&promo_code=${code}`,
        words: amount > 0 ? `−${moneyText(amount)}` : 'none now',
      }));

const DealMonths = ({ deals }: OfDeals) => (
  <div className="revenue__deal-months shrinks">
    <Chart
      title="Accepted and ended"
      unit="Deals a month"
      dimension="Month"
      series={[
        { key: 'accepted', label: 'Accepted', tone: 'primary' },
        { key: 'ended', label: 'Ended', tone: 'accent' },
      ]}
      points={deals?.months.map(pointOf)}
      tableBeside
      newestFirst
    />
  </div>
);

function pointOf({ month, started: accepted, ended }: DealsAnalytics['months'][number]): ChartPoint {
  const [first, last] = daysOfMonth(month);
  return {
    ...monthPoint(month),
    values: { accepted, ended },
    links: {
      accepted: `${addresses.deals}?accepted_from=${first}&accepted_to=${last}`,
      ended: `${addresses.deals}?ended_from=${first}&ended_to=${last}`,
    },
  };
}

const dealsText = (count: number): string => (count === 1 ? '1 deal' : `${count} deals`);

interface MoneyChartProps {
  title: string;
  unit: string;
  /** What the amounts are of: "Status". */
  dimension: string;
  /** Absent while they are counted. */
  amounts: readonly { key: string; label: string; amount: number; to: string; words?: string }[] | undefined;
  empty: string;
}

/** Amounts by one dimension, each a door to the rows that it is made of. */
export const MoneyChart = ({ title, unit, dimension, amounts, empty }: MoneyChartProps) => (
  <Chart
    title={title}
    unit={unit}
    dimension={dimension}
    layout="rows"
    series={[{ key: 'amount', label: 'Amount' }]}
    points={amounts?.map(({ key, label, amount, to, words }): ChartPoint => ({
      key,
      label,
      to,
      values: { amount },
      ...(words === undefined ? {} : { words: { amount: words } }),
    }))}
    valueText={moneyText}
    axisText={axisMoneyText}
    empty={empty}
  />
);
