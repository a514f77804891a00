import type { ListColumn, ListGrouping } from './list-column.js';

/** Rows with the same value. */
export interface RowGroup<Row> {
  id: string;
  label: string;
  /** Those on this page. */
  rows: readonly Row[];
}

/** The groups of a list's page, and which of them are folded. */
export interface RowGroups<Row> {
  groups: readonly RowGroup<Row>[];
  /** The list has more pages: a group may go on there. */
  isPartial: boolean;
  isFolded: (id: string) => boolean;
  toggle: (id: string) => void;
}

/** All that the rows of these columns can be grouped by. */
export const groupingsOf = <Row>(columns: readonly ListColumn<Row>[]): readonly ListGrouping<Row>[] =>
  columns.flatMap(({ group }) => group ?? []);

/**
 * The rows in their groups. The server sends each group together; a row that changed meanwhile goes to its new group,
 * which keeps the place of its first row.
 */
export function groupRows<Row>(rows: readonly Row[], { idOf, labelOf }: ListGrouping<Row>): readonly RowGroup<Row>[] {
  const groups = new Map<string, RowGroup<Row> & { rows: Row[] }>();
  for (const row of rows) {
    const id = idOf(row);
    const group = groups.get(id);
    if (group) group.rows.push(row);
    else groups.set(id, { id, label: labelOf(row), rows: [row] });
  }
  return [...groups.values()];
}
