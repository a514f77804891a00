import { hasGoalLine, isDated, truncate, type ReportChart } from '@portal/contracts';
import type { PdfBars } from '../../../infrastructure/pdf/index.js';
import type { ReportColumn } from '../definitions/report-definition.js';
import { textOf } from './values.js';

/** Points of a page's line, and what a letter and a column with its value take of it. */
const LINE = 480;
const LETTER = 4.5;
const BAR = 34;
const MAX_LABEL = 22;

/**
 * The chart of a report for its PDF: as many points as have room, of days the newest ones, else the first. Every kind is
 * drawn as bars, which the title says of others.
 */
export function reportBars(chart: ReportChart, columns: readonly ReportColumn[]): PdfBars {
  const { category, series, points, kind, goal, point_count: all } = chart;
  const columnOf = (name: string): ReportColumn | undefined => columns.find((column) => column.name === name);
  const [by, figures] = [columnOf(category), series.flatMap((name) => columnOf(name) ?? [])];
  const labels = points.map((point) => truncate(textOf(by?.unit ?? 'text', point[category] ?? null), MAX_LABEL));
  const width = Math.max(figures.length * BAR, ...labels.map((label) => (label.length + 1) * LETTER));
  const count = Math.max(1, Math.floor(LINE / width));
  const isAscending = String(points[0]?.[category]) < String(points.at(-1)?.[category]);
  const endsNewest = by !== undefined && (isDated(by) || by.unit === 'instant') && isAscending && all === points.length;
  const from = endsNewest ? Math.max(0, points.length - count) : 0;
  const which = count >= all ? '' : `, the ${from > 0 ? 'last' : 'first'} ${count} of ${all}`;
  return {
    type: 'bars',
    title: `By ${(by?.label ?? category).toLowerCase()}${which}${kind === 'bars' ? '' : ', as bars'}`,
    series: figures.map(({ label }) => label),
    ...(goal &&
      hasGoalLine(kind) && {
        goal: { value: goal.value, words: `${goal.label}: ${textOf(figures[0]?.unit ?? 'count', goal.value)}` },
      }),
    points: points.slice(from, from + count).map((point, at) => ({
      label: labels[from + at] ?? '',
      values: figures.map(({ name }) => Number(point[name] ?? 0)),
      words: figures.map(({ name, unit }) => textOf(unit, point[name] ?? null)),
    })),
  };
}
