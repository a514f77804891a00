import {
  chartKindsOf,
  hasGoalLine,
  isDated,
  partsOf,
  pointsOf,
  stackLabels,
  truncate,
  type ReportChart,
  type ReportUnit,
  type ReportValue,
} from '@portal/contracts';
import type { PdfChart } from '../../../infrastructure/pdf/index.js';
import type { ReportColumn } from '../definitions/report-definition.js';
import { textOf } from './values.js';

/** The width of a page's line, of a letter and of a column with its value, in points. */
const LINE = 480;
const LETTER = 4.5;
const BAR = 34;
const MAX_LABEL = 22;

/**
 * The chart of a report for its PDF, in the kind that was chosen; none of a table. Of bars there are as many points as
 * have room, of days the newest ones, else the first.
 */
export function pdfChart(chart: ReportChart, columns: readonly ReportColumn[]): PdfChart[] {
  const kind = chartKindsOf(chart, columns).includes(chart.kind) ? chart.kind : 'bars';
  if (kind === 'table') return [];
  const { category, series, goal } = chart;
  const columnOf = (name: string): ReportColumn | undefined => columns.find((column) => column.name === name);
  const [by, figures] = [columnOf(category), series.flatMap((name) => columnOf(name) ?? [])];
  const points = pointsOf(chart, kind, by);
  const all = chart.point_count - chart.points.length + points.length;
  const unit = figures[0]?.unit ?? 'count';
  const labels = points.map((point) => truncate(textOf(by?.unit ?? 'text', point[category] ?? null), MAX_LABEL));
  const barWidth = kind === 'stacked' ? BAR : figures.length * BAR;
  const width = Math.max(barWidth, ...labels.map((label) => (label.length + 1) * LETTER));
  const hasAll = kind === 'lines' || kind === 'share';
  const count = hasAll ? points.length : Math.max(1, Math.floor(LINE / width));
  const isAscending = String(points[0]?.[category]) < String(points.at(-1)?.[category]);
  const endsNewest = by !== undefined && (isDated(by) || by.unit === 'instant') && isAscending && all === points.length;
  const from = endsNewest ? Math.max(0, points.length - count) : 0;
  const which = count >= all ? '' : `, the ${from > 0 ? 'last' : 'first'} ${count} of ${all}`;
  const stack = kind === 'stacked' ? chart.stack : undefined;
  const beside = stack && columnOf(stack.column);
  const names = beside ? `${by?.label ?? category} and ${beside.label}` : (by?.label ?? category);
  const head = { type: 'chart', kind, title: `By ${names.toLowerCase()}${which}` } as const;
  const drawn = points.slice(from, from + count).map((point, at) => ({
    label: labels[from + at] ?? '',
    ...withWords(
      stack
        ? (stack.points[from + at] ?? []).map((value) => [unit, value])
        : figures.map((figure) => [figure.unit, point[figure.name] ?? null]),
    ),
  }));
  if (kind === 'share') return [{ ...head, series: ['Share'], points: sharesOf(figures, drawn) }];
  const sumOf = (values: readonly (number | null)[]): number =>
    values.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  return [
    {
      ...head,
      series: stack
        ? stackLabels(stack, (value) => truncate(textOf(beside?.unit ?? 'text', value), MAX_LABEL))
        : figures.map(({ label }) => label),
      ...(goal &&
        hasGoalLine(kind) && { goal: { value: goal.value, words: `${goal.label}: ${textOf(unit, goal.value)}` } }),
      points: kind === 'stacked' ? drawn.map((point) => ({ ...point, sum: textOf(unit, sumOf(point.values)) })) : drawn,
    },
  ];
}

const withWords = (values: readonly (readonly [ReportUnit, ReportValue])[]) => ({
  values: values.map(([, value]) => (typeof value === 'number' ? value : null)),
  words: values.map(([unit, value]) => textOf(unit, value)),
});

/** The parts of the whole, "61.7 % ($765.50)"; what is negative has no share. */
function sharesOf(figures: readonly ReportColumn[], points: PdfChart['points']): PdfChart['points'] {
  const parts = partsOf(
    figures.map(({ name, label }) => ({ key: name, label })),
    points.map(({ label, values }) => ({
      key: label,
      label,
      values: Object.fromEntries(figures.map(({ name }, at) => [name, values[at] ?? null])),
    })),
  );
  const whole = parts.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  return parts.map(({ label, value }) => {
    const share = whole > 0 ? Math.round((Math.max(0, value) * 1_000) / whole) / 10 : null;
    const [percent, figure] = [textOf('percent', share), textOf(figures[0]?.unit ?? 'count', value)];
    return { label, values: [value], words: [`${percent} (${figure})`] };
  });
}
