import { z } from 'zod';
import { titleOf } from '../table/fit-columns.js';
import type { ListColumn } from '../table/list-column.js';
import { useRemembered } from '../use-remembered.js';

const listForms = ['lines', 'table'] as const;
/** How the rows of a list look: two lines each, or columns. */
export type ListForm = (typeof listForms)[number];

/** The columns and rows of a list as the user arranged them in this browser. */
export interface ListLayout {
  /** Keys of the columns that were taken out. */
  hidden: readonly string[];
  /** Keys of the columns in their order; those it doesn't name keep their place behind them. */
  order: readonly string[];
  /** Widths in CSS pixels, by key. */
  widths: Readonly<Record<string, number>>;
  /** Lower rows. */
  isCompact: boolean;
  /** Absent: as the list has them at first. */
  form?: ListForm | undefined;
}

export const defaultLayout: ListLayout = { hidden: [], order: [], widths: {}, isCompact: false };

/** The least and the greatest width that a column can be given, in CSS pixels. */
const COLUMN_WIDTH = { min: 64, max: 640 } as const;

/** All columns in the order of the layout; the first one, which identifies the row, stays first. */
export function orderedColumns<Row>(
  columns: readonly ListColumn<Row>[],
  { order }: Pick<ListLayout, 'order'>,
): readonly ListColumn<Row>[] {
  const rank = ({ key }: ListColumn<Row>, index: number): number =>
    index === 0 ? -1 : order.includes(key) ? order.indexOf(key) : order.length + index;
  const ranks = new Map(columns.map((column, index) => [column, rank(column, index)]));
  return [...columns].sort((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
}

/** Whether a column can be taken out: not what identifies the row, nor a column of buttons. */
export const isOptional = <Row>(column: ListColumn<Row>, columns: readonly ListColumn<Row>[]): boolean =>
  column !== columns[0] && column !== titleOf(columns) && column.title !== '';

/** The columns as the layout has them: in its order, without those taken out, at their widths. */
export const laidOutColumns = <Row>(
  columns: readonly ListColumn<Row>[],
  layout: ListLayout,
): readonly ListColumn<Row>[] =>
  orderedColumns(columns, layout)
    .filter((column) => !layout.hidden.includes(column.key) || !isOptional(column, columns))
    .map((column) => {
      const width = layout.widths[column.key];
      return width === undefined ? column : { ...column, width: `${width}px` as const };
    });

/** The order after a column has moved by one place; never before the first column. */
export function movedColumn<Row>(
  columns: readonly ListColumn<Row>[],
  layout: ListLayout,
  key: string,
  by: -1 | 1,
): readonly string[] {
  const keys = orderedColumns(columns, layout).map((column) => column.key);
  const from = keys.indexOf(key);
  const to = from + by;
  if (from < 1 || to < 1 || to >= keys.length) return keys;
  return keys.toSpliced(from, 1).toSpliced(to, 0, key);
}

/** A width within its limits, in whole CSS pixels. */
export const columnWidth = (wished: number): number =>
  Math.round(Math.min(COLUMN_WIDTH.max, Math.max(COLUMN_WIDTH.min, wished)));

const layoutSchema = z.object({
  hidden: z.array(z.string()),
  order: z.array(z.string()),
  widths: z.record(z.string(), z.number().min(COLUMN_WIDTH.min).max(COLUMN_WIDTH.max)),
  isCompact: z.boolean(),
  form: z.enum(listForms).optional(),
});

/** The layout of a list, kept in this browser. `list` is the list's name, the same at each visit. */
export function useListLayout(list: string): [layout: ListLayout, change: (patch: Partial<ListLayout>) => void] {
  const [layout, keep] = useRemembered<ListLayout>(`list-layout:${list}`, layoutSchema, defaultLayout);
  return [layout, (patch) => keep({ ...layout, ...patch })];
}
