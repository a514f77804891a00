import type { WeightAnalytics } from '@portal/contracts';
import { Chart, type ChartSeries } from '@portal/ui-antd';

type Share = WeightAnalytics['by_status'][number];

interface WeightChartProps {
  title: string;
  shares: readonly Share[];
  /** Whether done weight is shown apart; not where each row is all done or all open. */
  showDone?: boolean;
}

const doneAndOpen: readonly ChartSeries[] = [
  { key: 'done', label: 'Done', stack: 'weight', tone: 'primary' },
  { key: 'open', label: 'Open', stack: 'weight', tone: 'soft' },
];

/** Weight by one dimension, what is done of it apart. */
export const WeightChart = ({ title, shares, showDone = true }: WeightChartProps) => (
  <Chart
    title={title}
    unit="Weight"
    dimension={title.replace('By ', '')}
    layout="rows"
    series={showDone ? doneAndOpen : [{ key: 'total', label: 'Weight' }]}
    points={shares
      .filter(({ total }) => total > 0)
      .map(({ key, label, total, done }) => ({
        key,
        label,
        values: { done, open: total - done, total },
      }))}
  />
);
