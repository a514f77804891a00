import {
  chartKindsOf,
  hasGoalLine,
  isDated,
  partsOf,
  pointsOf,
  stackLabels,
  type ReportChart as ReportChartView,
  type ReportChartKind,
  type ReportPreview,
  type ReportUnit,
  type ReportValue,
} from '@portal/contracts';
import { monthText } from '@portal/ui';
import { Chart, ShareBar, useTimeStyle, type ChartPoint } from '@portal/ui-antd';
import { Select } from 'antd';
import { axisMoneyText } from '../billing/money.js';
import { chartKindLabels, valueText } from './report-labels.js';

const units: Partial<Record<ReportUnit, string>> = { usd: 'US dollars', hours: 'Hours', days: 'Days', percent: '%' };

interface ReportChartProps {
  title: string;
  preview: ReportPreview;
  /** Other than the report’s own. */
  kind?: ReportChartKind | undefined;
  /** Chooses another; without it the kind stands. */
  onKind?: ((kind: ReportChartKind) => void) | undefined;
}

/** The series of a report over its rows in the kind that was chosen; nothing where it has none, or a single point. */
export function ReportChart({ title, preview, kind: chosen, onKind }: ReportChartProps) {
  const { chart } = preview;
  if (!chart || chart.points.length < 2) return null;
  const kinds = chartKindsOf(chart, preview.columns);
  const asked = chosen ?? chart.kind;
  const kind = kinds.includes(asked) ? asked : 'bars';
  return (
    <div className="report-chart">
      {onKind ? (
        <Select
          className="report-chart__kind"
          size="small"
          aria-label="Chart"
          value={kind}
          options={kinds.map((value) => ({ value, label: chartKindLabels[value] }))}
          onChange={onKind}
        />
      ) : null}
      <Drawing title={title} columns={preview.columns} chart={chart} kind={kind} />
      {kind !== 'table' && chart.points.length < chart.point_count ? (
        <p className="report-preview__count">
          The first {chart.points.length} of {chart.point_count.toLocaleString('en-US')}; the file has all.
        </p>
      ) : null}
    </div>
  );
}

interface DrawingProps extends Pick<ReportPreview, 'columns'> {
  title: string;
  chart: ReportChartView;
  kind: ReportChartKind;
}

function Drawing({ title, columns, chart, kind }: DrawingProps) {
  const style = useTimeStyle();
  if (kind === 'table') return null;
  const column = (name: string) => columns.find((one) => one.name === name);
  const category = column(chart.category);
  const unit = column(chart.series[0] ?? '')?.unit ?? 'count';
  const isTime = category !== undefined && isDated(category);
  const isMonths =
    category?.unit === 'day' && chart.points.slice(1).every((point) => String(point[chart.category]).endsWith('-01'));
  const nameOf = (value: ReportValue): string =>
    isMonths ? monthText(String(value).slice(0, 7)) : valueText(category?.unit ?? 'text', value, style);
  const stack = kind === 'stacked' ? chart.stack : undefined;
  const by = column(stack?.column ?? '');
  const labels = stack && stackLabels(stack, (value) => valueText(by?.unit ?? 'text', value, style));
  const series =
    labels?.map((label, at) => ({ key: String(at), label })) ??
    chart.series.map((name) => ({ key: name, label: column(name)?.label ?? name }));
  const points = pointsOf(chart, kind, category).map((point, index): ChartPoint => {
    const value = point[chart.category] ?? null;
    return {
      key: String(value),
      label: nameOf(value),
      ...(isMonths ? { axisLabel: monthText(String(value).slice(0, 7), 'short') } : {}),
      values: Object.fromEntries(
        series.map(({ key }, at) => [key, stack ? (stack.points[index]?.[at] ?? null) : numberOf(point[key] ?? null)]),
      ),
    };
  });
  const counted = chart.series.length === 1 ? (column(chart.series[0] ?? '')?.label ?? 'Number') : 'Number';
  const texts = { title, unit: units[unit] ?? counted, valueText: (value: number) => valueText(unit, value, style) };
  if (kind === 'share') return <ShareBar {...texts} parts={partsOf(series, points)} />;
  return (
    <Chart
      {...texts}
      hideTitle
      dimension={isMonths ? 'Month' : (category?.label ?? '')}
      layout={isTime || kind === 'lines' ? 'columns' : 'rows'}
      series={series.map((one) => ({
        ...one,
        ...(kind === 'stacked' ? { stack: 'all' } : {}),
        ...(kind === 'lines' ? { kind: 'line' as const } : {}),
      }))}
      points={points}
      goal={hasGoalLine(kind) ? chart.goal : undefined}
      {...(unit === 'usd' ? { axisText: axisMoneyText } : {})}
    />
  );
}

const numberOf = (value: ReportValue): number | null => (typeof value === 'number' ? value : null);
