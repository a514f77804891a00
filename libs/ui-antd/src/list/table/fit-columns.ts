import type { ListColumn } from './list-column.js';

/** The least width of the column that identifies the row where it declares none, in CSS pixels. */
export const TITLE_MIN = 200;

/** The least width of another column that has none of its own, in CSS pixels. */
const SHARING_MIN = 160;

/** The column of the checkboxes, in CSS pixels. */
export const CHECK_WIDTH = 40;

/** The width of the title from which further columns may come beside it, in CSS pixels. */
const ROOMY_TITLE = 340;

const ranks = { extra: -1, low: 0, normal: 1, kept: 2, high: 3 } as const;

const rankOf = <Row>({ priority, onCard }: ListColumn<Row>): number =>
  ranks[priority ?? (onCard === 'corner' ? 'high' : 'normal')];

/** Whether the column identifies the row: the one that is a card's title, else the first. */
export const titleOf = <Row>(columns: readonly ListColumn<Row>[]): ListColumn<Row> | undefined =>
  columns.find(({ onCard }) => onCard === 'title') ?? columns[0];

/** The least room that a column needs, in CSS pixels. */
export function leastWidth<Row>(column: ListColumn<Row>, columns: readonly ListColumn<Row>[]): number {
  if (column.width) return Number.parseInt(column.width, 10);
  return column === titleOf(columns) ? TITLE_MIN : SHARING_MIN;
}

/**
 * The columns that fit into a table of this width (CSS pixels): the title stays, of the others those of low priority
 * give way first, the rightmost before its neighbours; those that are `extra` come only where the title has room besides.
 * `kept` are keys of columns that go after those of normal priority, such as the one that the rows are sorted by.
 */
export function fitColumns<Row>(
  columns: readonly ListColumn<Row>[],
  available: number,
  kept: readonly string[] = [],
): readonly ListColumn<Row>[] {
  const title = titleOf(columns);
  const rank = (column: ListColumn<Row>): number =>
    Math.max(rankOf(column), kept.includes(column.key) ? ranks.kept : ranks.extra);
  const leaving = columns
    .filter((column) => column !== title)
    .reverse()
    .sort((one, other) => rank(one) - rank(other));
  let needed = columns.reduce((sum, column) => sum + leastWidth(column, columns), 0);
  const gone = new Set<ListColumn<Row>>();
  for (const column of leaving) {
    const spare = rank(column) === ranks.extra && title ? ROOMY_TITLE - leastWidth(title, columns) : 0;
    if (needed + Math.max(0, spare) <= available) break;
    gone.add(column);
    needed -= leastWidth(column, columns);
  }
  return gone.size === 0 ? columns : columns.filter((column) => !gone.has(column));
}
