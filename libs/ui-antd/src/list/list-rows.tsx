import { useCards } from '../use-media-query.js';
import { ListCards } from './list-cards.js';
import { ListTable, type ListTableProps } from './list-table.js';

/**
 * The rows of every list of the product: a table, or cards where the window is narrower than 900 px. Neither is ever
 * wider than its place.
 */
export function ListRows<Row extends { id: string }>(props: ListTableProps<Row>) {
  return useCards() ? <ListCards {...props} /> : <ListTable {...props} />;
}
