import { axisMoneyText, moneyText } from '@portal/features';
import { Chart, type ChartPoint } from '@portal/ui-antd';

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
