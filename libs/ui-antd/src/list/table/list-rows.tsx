import { useLocation } from 'react-router';
import { useCards } from '../../use-media-query.js';
import { ListCards } from '../cards/list-cards.js';
import { ListTable, type ListTableProps } from './list-table.js';
import { useRecordTrail, type TrailRecord } from '../record-trail.js';
import { rowAddress } from '../../sheet/sheet-address.js';

/**
 * The rows of every list of the product: a table, or cards where the window is narrower than 900 px. Neither is ever
 * wider than its place.
 */
export function ListRows<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { search } = useLocation();
  useRecordTrail(props.rows && props.hrefOf ? trailOf(props.rows, props.hrefOf, search) : [], props.openId);
  return useCards() ? <ListCards {...props} /> : <ListTable {...props} />;
}

const trailOf = <Row extends { id: string }>(
  rows: readonly Row[],
  hrefOf: (row: Row) => string,
  search: string,
): TrailRecord[] => rows.map((row) => ({ id: row.id, address: rowAddress(hrefOf(row), search) }));
