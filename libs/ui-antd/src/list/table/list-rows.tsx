import { useLocation } from 'react-router';
import { useCards } from '../../use-media-query.js';
import { ListLines } from '../lines/list-lines.js';
import { ListTable, type ListTableProps } from './list-table.js';
import { useRecordTrail, type TrailRecord } from '../record-trail.js';
import { openSheetOf, rowAddress } from '../../sheet/sheet-address.js';

interface ListRowsProps<Row extends { id: string }> extends ListTableProps<Row> {
  /** Two lines a row at every width. */
  asLines?: boolean;
}

/**
 * The rows of every list of the product: a table, or two lines a row where the list asks for them or the window is
 * narrower than 900 px. Neither is ever wider than its place.
 */
export function ListRows<Row extends { id: string }>({ asLines = false, ...props }: ListRowsProps<Row>) {
  const { search } = useLocation();
  const openId = props.openId ?? openSheetOf(search)?.id;
  useRecordTrail(props.rows && props.hrefOf ? trailOf(props.rows, props.hrefOf, search) : [], openId);
  const isNarrow = useCards();
  const Rows = isNarrow || asLines ? ListLines : ListTable;
  return <Rows {...props} openId={openId} />;
}

const trailOf = <Row extends { id: string }>(
  rows: readonly Row[],
  hrefOf: (row: Row) => string,
  search: string,
): TrailRecord[] => rows.map((row) => ({ id: row.id, address: rowAddress(hrefOf(row), search) }));
