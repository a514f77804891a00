import type { Page } from '@portal/contracts';
import { z } from 'zod';
import { useRemembered } from '../use-remembered.js';
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
function groupRows<Row>(rows: readonly Row[], { idOf, labelOf }: ListGrouping<Row>): readonly RowGroup<Row>[] {
  const groups = new Map<string, RowGroup<Row> & { rows: Row[] }>();
  for (const row of rows) {
    const id = idOf(row);
    const group = groups.get(id);
    if (group) group.rows.push(row);
    else groups.set(id, { id, label: labelOf(row), rows: [row] });
  }
  return [...groups.values()];
}

/** Grouping → its folded groups. */
type Folds = Readonly<Record<string, readonly string[]>>;

const foldsSchema = z.record(z.string(), z.array(z.string()));

/** So many groups are remembered as folded for one grouping: customers come and go. */
const KEPT = 200;

/** The groups of a page of a list; undefined where it isn't grouped. What is folded is kept in this browser. */
export function useRowGroups<Row>(
  list: string,
  grouping: ListGrouping<Row> | undefined,
  page: Page<Row> | undefined,
): RowGroups<Row> | undefined {
  const [folds, keep] = useRemembered<Folds>(`list-folds:${list}`, foldsSchema, {});
  if (!grouping || !page) return undefined;
  const folded = folds[grouping.key] ?? [];
  return {
    groups: groupRows(page.data, grouping),
    isPartial: page.pagination.has_more || page.pagination.page > 1,
    isFolded: (id) => folded.includes(id),
    toggle: (id) => {
      const now = folded.includes(id) ? folded.filter((other) => other !== id) : [...folded, id].slice(-KEPT);
      keep({ ...folds, [grouping.key]: now });
    },
  };
}
