import { useLocation } from 'react-router';
import { useCards } from '../use-media-query.js';
import { ListCards } from './list-cards.js';
import { ListTable, type ListTableProps } from './list-table.js';
import { useRecordTrail } from './record-trail.js';
import { rowAddress } from './row-address.js';

/**
 * The rows of every list of the product: a table, or cards where the window is narrower than 900 px. Neither is ever
 * wider than its place.
 */
export function ListRows<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { search } = useLocation();
  useRecordTrail(props.rows && props.hrefOf ? addressesOf(props.rows, props.hrefOf, search) : []);
  return useCards() ? <ListCards {...props} /> : <ListTable {...props} />;
}

const addressesOf = <Row,>(rows: readonly Row[], hrefOf: (row: Row) => string, search: string): string[] =>
  rows.map((row) => rowAddress(hrefOf(row), search));
