import { useLocation } from 'react-router';
import { useCards } from '../../use-media-query.js';
import { ListLines } from '../lines/list-lines.js';
import { ListTable, type ListTableProps } from './list-table.js';
import { useRecordTrail, type ListPages, type TrailRecord } from '../record-trail.js';
import { openSheetOf, rowAddress } from '../../sheet/sheet-address.js';

interface ListRowsProps<Row extends { id: string }> extends ListTableProps<Row> {
  /** Two lines a row at every width. */
  asLines?: boolean;
  /** The other pages of the list, whose records follow those that are shown. */
  pages?: ListPages<Row> | undefined;
}

/**
 * The rows of every list of the product: a table, or two lines a row where the list asks for them or the window is
 * narrower than 900 px. Neither is ever wider than its place.
 */
export function ListRows<Row extends { id: string }>({ asLines = false, pages, ...props }: ListRowsProps<Row>) {
  const { search } = useLocation();
  const openId = props.openId ?? openSheetOf(search)?.id;
  const { rows, hrefOf } = props;
  useRecordTrail(
    rows && hrefOf ? trailOf(rows, hrefOf, search) : [],
    openId,
    '',
    hrefOf && pages && { ...pages, load: async (page) => trailOf(await pages.load(page), hrefOf, search, page) },
  );
  const isNarrow = useCards();
  const Rows = isNarrow || asLines ? ListLines : ListTable;
  return <Rows {...props} openId={openId} />;
}

const trailOf = <Row extends { id: string }>(
  rows: readonly Row[],
  hrefOf: (row: Row) => string,
  search: string,
  page?: number,
): TrailRecord[] => {
  const params = new URLSearchParams(search);
  if (page) params.set('page', String(page));
  const from = page ? `?${params.toString()}` : search;
  return rows.map((row) => ({ id: row.id, address: rowAddress(hrefOf(row), from) }));
};
