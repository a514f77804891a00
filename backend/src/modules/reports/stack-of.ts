import { isDated, type ReportStack, type ReportValue } from '@portal/contracts';
import type { ReportColumn, ReportRow } from './definitions/report-definition.js';

/** Parts with a name and a colour of their own; further ones are one. */
const MAX_PARTS = 6;

interface Stacked {
  category: string;
  by: ReportColumn | undefined;
  figure: string | undefined;
}

/** A figure by the values of a further column, the largest first and dates in their order; none of a single value. */
export function stackOf(
  rows: readonly ReportRow[],
  { category, by, figure = '' }: Stacked,
  keys: readonly ReportValue[],
): ReportStack | undefined {
  if (!by) return undefined;
  const valueOf = (row: ReportRow): ReportValue => row[by.name] ?? null;
  const sums = new Map<ReportValue, number | null>();
  for (const row of rows) sums.set(valueOf(row), plus(sums.get(valueOf(row)) ?? null, row[figure] ?? null));
  if (sums.size < 2) return undefined;
  const largest = [...sums].toSorted(([, one], [, other]) => Number(other) - Number(one)).map(([value]) => value);
  const isWhole = largest.length <= MAX_PARTS + 1;
  const values = isWhole ? largest : largest.slice(0, MAX_PARTS);
  if (isDated(by)) values.sort((one, other) => String(one).localeCompare(String(other)));
  const points = keys.map(() => Array.from({ length: values.length + (isWhole ? 0 : 1) }, (): number | null => null));
  const placeOf = new Map(keys.map((key, at) => [key, points[at]]));
  for (const row of rows) {
    const [parts, at] = [placeOf.get(row[category] ?? null), values.indexOf(valueOf(row))];
    const part = at < 0 ? values.length : at;
    if (parts) parts[part] = plus(parts[part] ?? null, row[figure] ?? null);
  }
  return { column: by.name, values, others: largest.length - values.length, points };
}

/** Money has two decimals, hours one: more of them are only how the machine adds. */
export const plus = (one: ReportValue, other: ReportValue): number | null =>
  one === null && other === null ? null : Math.round((Number(one) + Number(other)) * 100) / 100;
