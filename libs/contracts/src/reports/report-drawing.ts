import type { ReportChartKind } from './report-chart.contract.js';
import type { ReportChart, ReportColumnView, ReportStack } from './report.contract.js';
import { isDated, type ReportValue } from './report-values.js';

/** The kinds in which rows can be drawn: only what can be added up has shares, and is put on each other. */
export function chartKindsOf(
  { series, stack }: Pick<ReportChart, 'series' | 'stack'>,
  columns: readonly Pick<ReportColumnView, 'name' | 'is_summed'>[],
): ReportChartKind[] {
  const isAddable = series.every((name) => columns.find((one) => one.name === name)?.is_summed);
  return [
    ...(['bars', 'lines'] as const),
    ...(isAddable && (stack ?? series.length > 1) ? (['stacked'] as const) : []),
    ...(isAddable ? (['share'] as const) : []),
    'table',
  ];
}

/** What is drawn of a chart: a line goes from day to day, so that what has no day is left off it. */
export const pointsOf = (
  { points, category }: ReportChart,
  kind: ReportChartKind,
  by: Pick<ReportColumnView, 'unit'> | undefined,
): ReportChart['points'] =>
  kind === 'lines' && by && isDated(by) ? points.filter((point) => point[category] !== null) : points;

/** What the parts of a stack are called. */
export const stackLabels = ({ values, others }: ReportStack, textOf: (value: ReportValue) => string): string[] => [
  ...values.map(textOf),
  ...(others > 0 ? [`${others} others`] : []),
];

/** Parts of the bar of shares; further ones are one. */
const MAX_PARTS = 7;

interface DrawnPoint {
  key: string;
  label: string;
  /** By the keys of series. */
  values: Readonly<Record<string, number | null>>;
}

/** Of several series each is a part, of one the points: the largest ones, and the others as one. */
export function partsOf(series: readonly { key: string; label: string }[], points: readonly DrawnPoint[]) {
  const [first, ...more] = series;
  const sumOf = (key: string): number => points.reduce((sum, { values }) => sum + (values[key] ?? 0), 0);
  if (more.length > 0) return series.map(({ key, label }) => ({ key, label, value: sumOf(key) }));
  const parts = points
    .map(({ key, label, values }) => ({ key, label, value: values[first?.key ?? ''] ?? 0 }))
    .toSorted((one, other) => other.value - one.value);
  if (parts.length <= MAX_PARTS + 1) return parts;
  const others = parts.slice(MAX_PARTS);
  const rest = others.reduce((sum, { value }) => sum + value, 0);
  return [...parts.slice(0, MAX_PARTS), { key: 'others', label: `${others.length} others`, value: rest }];
}
