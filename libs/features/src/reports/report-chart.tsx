import type { ReportPreview, ReportUnit, ReportValue } from '@portal/contracts';
import { monthText } from '@portal/ui';
import { Chart, useTimeStyle, type ChartPoint } from '@portal/ui-antd';
import { axisMoneyText } from '../billing/money.js';
import { valueText } from './report-labels.js';

const units: Partial<Record<ReportUnit, string>> = { usd: 'US dollars', hours: 'Hours', days: 'Days', percent: '%' };

/** The series of a report over its rows; nothing where it has none, or a single point. */
export function ReportChart({ title, preview: { chart, columns } }: { title: string; preview: ReportPreview }) {
  const style = useTimeStyle();
  if (!chart || chart.points.length < 2) return null;
  const column = (name: string) => columns.find((one) => one.name === name);
  const category = column(chart.category);
  const unit = column(chart.series[0] ?? '')?.unit ?? 'count';
  const isTime = category?.unit === 'day';
  const isMonths = isTime && chart.points.slice(1).every((point) => String(point[chart.category]).endsWith('-01'));
  const nameOf = (value: ReportValue): string =>
    isMonths ? monthText(String(value).slice(0, 7)) : valueText(category?.unit ?? 'text', value, style);
  return (
    <div className="report-chart">
      <Chart
        title={title}
        hideTitle
        unit={units[unit] ?? 'Number'}
        dimension={isMonths ? 'Month' : (category?.label ?? '')}
        layout={isTime ? 'columns' : 'rows'}
        series={chart.series.map((name) => ({
          key: name,
          label: column(name)?.label ?? name,
          ...(chart.is_stacked ? { stack: 'all' } : {}),
        }))}
        points={chart.points.map((point): ChartPoint => {
          const value = point[chart.category] ?? null;
          return {
            key: String(value),
            label: nameOf(value),
            ...(isMonths ? { axisLabel: monthText(String(value).slice(0, 7), 'short') } : {}),
            values: Object.fromEntries(chart.series.map((name) => [name, numberOf(point[name] ?? null)])),
          };
        })}
        valueText={(value) => valueText(unit, value, style)}
        {...(unit === 'usd' ? { axisText: axisMoneyText } : {})}
      />
      {chart.points.length < chart.point_count ? (
        <p className="report-preview__count">
          The first {chart.points.length} of {chart.point_count.toLocaleString('en-US')}; the file has all.
        </p>
      ) : null}
    </div>
  );
}

const numberOf = (value: ReportValue): number | null => (typeof value === 'number' ? value : null);
