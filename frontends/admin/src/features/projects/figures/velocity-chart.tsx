import type { WeightAnalytics } from '@portal/contracts';
import { dateLabel, useToday } from '@portal/features';
import { Chart } from '@portal/ui-antd';

type Week = WeightAnalytics['velocity'][number];

/** The weight finished in each of the last weeks. */
export function VelocityChart({ weeks }: { weeks: readonly Week[] }) {
  const today = useToday();
  return (
    <Chart
      title="Weight finished each week"
      unit="Weight a week"
      dimension="Week of"
      series={[{ key: 'weight', label: 'Weight finished' }]}
      points={weeks.map(({ week_of: week, weight }, index) => ({
        key: week,
        label: dateLabel(week, today),
        ...(index === weeks.length - 1 ? { axisLabel: 'Now' } : {}),
        values: { weight },
      }))}
    />
  );
}
