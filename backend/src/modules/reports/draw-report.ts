import { reportLimits, type ReportChart, type ReportValue } from '@portal/contracts';
import type { ReportColumn, ReportDrawing, ReportRow } from './definitions/report-definition.js';
import { isFigure } from './formats/values.js';

/**
 * All rows of a report as a chart: rows of one category are one point, whose values are their sums.
 * @returns null where the reader doesn't have the columns
 */
export function drawReport(
  { category, series: drawn, isStacked = false }: ReportDrawing,
  columns: readonly ReportColumn[],
  rows: readonly ReportRow[],
): ReportChart | null {
  const figures = columns.filter((column) => drawn.includes(column.name) && isFigure(column));
  // one axis counts one thing
  const series = figures.filter(({ unit }) => unit === figures[0]?.unit).map(({ name }) => name);
  if (series.length === 0) return null;
  if (!columns.some(({ name }) => name === category)) return null;
  const points = new Map<ReportValue, ReportRow>();
  for (const row of rows) {
    const key = row[category] ?? null;
    const sums = points.get(key);
    points.set(key, {
      [category]: key,
      ...Object.fromEntries(series.map((name) => [name, plus(sums?.[name] ?? null, row[name] ?? null)])),
    });
  }
  if (points.size === 0) return null;
  return {
    category,
    series,
    is_stacked: isStacked,
    points: [...points.values()].slice(0, reportLimits.chartPoints),
    point_count: points.size,
  };
}

/** Money has two decimals, hours one: more of them are only how the machine adds. */
const plus = (one: ReportValue, other: ReportValue): number | null =>
  one === null && other === null ? null : Math.round((Number(one) + Number(other)) * 100) / 100;
