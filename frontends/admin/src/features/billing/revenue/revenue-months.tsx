import { billedInvoiceStatuses, receivedPaymentStatuses, type RevenueMonth } from '@portal/contracts';
import { axisMoneyText, moneyText } from '@portal/features';
import { monthText } from '@portal/ui';
import { Chart, type ChartPoint, type ChartSeries } from '@portal/ui-antd';
import { addresses } from '../../../addresses.js';

/** The place of a month in a chart. */
export const monthPoint = (month: string) => ({
  key: month,
  label: monthText(month),
  axisLabel: monthText(month, 'short'),
});

/** The first and the last day of a calendar month. */
export function daysOfMonth(month: string): readonly [first: string, last: string] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return [`${month}-01`, new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)];
}

const received = receivedPaymentStatuses.join(',');

const series: readonly ChartSeries[] = [
  { key: 'billed', label: 'Billed', tone: 'soft' },
  { key: 'collected', label: 'Collected', tone: 'primary' },
  { key: 'refunded', label: 'Refunded', kind: 'figure' },
  { key: 'outstanding', label: 'Outstanding', kind: 'figure' },
];

/** What was billed and what came in, month by month, with the figures beside; each opens the rows it is made of. */
export const RevenueMonths = ({ months }: { months: readonly RevenueMonth[] | undefined }) => (
  <Chart
    title="Billed and collected by month"
    hideTitle
    unit="US dollars a month"
    dimension="Month"
    points={months?.map(pointOf)}
    series={series}
    valueText={moneyText}
    axisText={axisMoneyText}
    tableBeside
    newestFirst
  />
);

function pointOf({ month, billed, collected, refunded, outstanding }: RevenueMonth): ChartPoint {
  const [first, last] = daysOfMonth(month);
  const invoices = `${addresses.billing}?issued_from=${first}&issued_to=${last}`;
  const payments = `${addresses.billing}?view=payments&received_from=${first}&received_to=${last}`;
  return {
    ...monthPoint(month),
    values: { billed, collected, refunded, outstanding },
    links: {
      billed: `${invoices}&status=${billedInvoiceStatuses.join(',')}`,
      collected: `${payments}&status=${received}`,
      // money goes back when it goes back: its payments may be of other months
      refunded: `${addresses.billing}?view=payments&refunded_from=${first}&refunded_to=${last}`,
      outstanding: `${invoices}&status=open`,
    },
  };
}
