import { ArrowDown, ArrowUp } from 'lucide-react';
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { rowAddress } from '../../sheet/sheet-address.js';
import type { ChangeMarks } from '../../use-recent-changes.js';
import { columnWidth } from '../layout/list-layout.js';
import { useStableCallback } from '../use-stable-callback.js';
import { CHECK_WIDTH, fitColumns, leastWidth } from './fit-columns.js';
import { useWidth } from './use-width.js';
import { GroupHead } from './group-head.js';
import type { ListColumn, ListQuery, ListTotals } from './list-column.js';
import type { RowGroups } from './list-groups.js';
import { ListRow } from './list-row.js';
import { TotalsRow } from './list-totals.js';
import type { Selection } from './use-selection.js';
import './list-table.css';

/** By which column a list is sorted. */
export type Sorting = Pick<ListQuery, 'sortBy' | 'sortOrder'>;

export interface ListTableProps<Row extends { id: string }> {
  title: string;
  /** Absent while they are loading: skeleton rows of the right height stand in. */
  rows: readonly Row[] | undefined;
  /** The same rows in groups; absent where the list isn't grouped. */
  groups?: RowGroups<Row> | undefined;
  columns: readonly ListColumn<Row>[];
  /** Absent where the rows come in one order only. */
  query?: Sorting | undefined;
  onQueryChange?: ((patch: Sorting) => void) | undefined;
  nameOf: (row: Row) => string;
  hrefOf?: ((row: Row) => string) | undefined;
  /** Takes a press on a row, to open it here. */
  onOpen?: ((row: Row, event: MouseEvent) => void) | undefined;
  selection?: Selection<Row> | undefined;
  /** What can be done about a row of two lines, by the row alone: it is drawn again only with the row. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** What can be done to the chosen rows; lies over the header row. */
  bulk?: ReactNode;
  openId?: string | undefined;
  changes?: ChangeMarks | undefined;
  totals?: ListTotals | undefined;
  /** The width that the user has set for a column, in CSS pixels; absent where columns keep theirs. */
  onWidth?: ((key: string, width: number) => void) | undefined;
  /** Called with the keys of the columns that have no room, whenever that changes. A stable function. */
  onLeftOut?: ((keys: readonly string[]) => void) | undefined;
}

/**
 * The table of a list: sticky header, sorting by the server, one tab stop per row. Never wider than its place: columns
 * that don't fit give way by priority, but neither what the rows are sorted by nor what has a sum; the title keeps its
 * least width.
 */
export function ListTable<Row extends { id: string }>(given: ListTableProps<Row>) {
  const { rows, groups, selection, bulk, totals } = given;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const room = width === null ? Number.POSITIVE_INFINITY : width - (selection ? CHECK_WIDTH : 0);
  const kept = [...Object.keys(totals?.cells ?? {}), given.query?.sortBy ?? ''].join(' ');
  const columns = useMemo(() => fitColumns(given.columns, room, kept.split(' ')), [given.columns, room, kept]);
  const { onLeftOut } = given;
  useEffect(
    () => onLeftOut?.(given.columns.filter((column) => !columns.includes(column)).map(({ key }) => key)),
    [onLeftOut, given.columns, columns],
  );
  const props = { ...given, columns };
  const { search } = useLocation();
  const open = useStableCallback((row: Row, event: MouseEvent) => given.onOpen?.(row, event));
  const onOpen = given.onOpen && open;
  const rowOf = (row: Row): ReactNode => (
    <ListRow
      key={row.id}
      row={row}
      columns={columns}
      name={given.nameOf(row)}
      href={rowAddress(given.hrefOf?.(row), search)}
      onOpen={onOpen}
      selection={selection}
      isOpen={given.openId === row.id}
      change={given.changes?.get(row.id)}
    />
  );
  const widths = columns.map((column) => (
    <col key={column.key} style={column.width ? { width: leastWidth(column, columns) } : undefined} />
  ));
  return (
    <div ref={frame} className="frame shrinks">
      {bulk ? <div className="list-table__bulk sticky">{bulk}</div> : null}
      <table
        className={groups ? 'list-table full small numeric list-table--grouped' : 'list-table full small numeric'}
        aria-label={props.title}
        aria-busy={rows === undefined}
      >
        <colgroup>
          {selection ? <col style={{ width: CHECK_WIDTH }} /> : null}
          {widths}
        </colgroup>
        <thead>
          <tr>
            {selection ? (
              <th scope="col" className="list-table__check">
                <input
                  type="checkbox"
                  className="check-box"
                  aria-label="Select all rows"
                  checked={rows !== undefined && selection.areAllChosen}
                  onChange={selection.toggleAll}
                />
              </th>
            ) : null}
            {columns.map((column) => (
              <HeadCell key={column.key} {...props} column={column} isCovered={Boolean(bulk)} />
            ))}
          </tr>
        </thead>
        {groups ? (
          groups.groups.map((group) => (
            <tbody key={group.id}>
              <tr className="list-table__group">
                <th scope="rowgroup" colSpan={columns.length + (selection ? 1 : 0)}>
                  <GroupHead group={group} groups={groups} selection={selection} />
                </th>
              </tr>
              {groups.isFolded(group.id) ? null : group.rows.map(rowOf)}
            </tbody>
          ))
        ) : (
          <tbody>
            {rows
              ? rows.map(rowOf)
              : Array.from({ length: 8 }, (_, index) => (
                  <SkeletonRow key={index} columns={columns.length + (selection ? 1 : 0)} />
                ))}
          </tbody>
        )}
        {totals && rows && rows.length > 0 ? (
          <TotalsRow columns={columns} totals={totals} hasCheck={selection !== undefined} />
        ) : null}
      </table>
    </div>
  );
}

interface HeadCellProps<Row> {
  column: ListColumn<Row>;
  onWidth?: ((key: string, width: number) => void) | undefined;
  query?: Sorting | undefined;
  onQueryChange?: ((patch: Sorting) => void) | undefined;
  /** Something lies over the header: it is left out of the tab order, and still names the columns. */
  isCovered: boolean;
}

function HeadCell<Row>({ column, query, onQueryChange, isCovered, onWidth }: HeadCellProps<Row>) {
  const resizer = onWidth && column.width ? <ColumnResizer onWidth={(width) => onWidth(column.key, width)} /> : null;
  const align = column.align === 'end' ? 'list-table__end' : undefined;
  if (!column.sortable || !query || !onQueryChange) {
    return (
      <th scope="col" className={align}>
        {column.title || <span className="visually-hidden">Actions</span>}
        {column.title ? resizer : null}
      </th>
    );
  }
  const sorted = query.sortBy === column.key;
  const next = sorted && query.sortOrder === 'asc' ? 'desc' : 'asc';
  const Arrow = query.sortOrder === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      className={align}
      aria-sort={sorted ? (query.sortOrder === 'asc' ? 'ascending' : 'descending') : 'none'}
    >
      <button
        type="button"
        className="list-table__sort inline-row gap-4"
        tabIndex={isCovered ? -1 : undefined}
        onClick={() => onQueryChange({ sortBy: column.key, sortOrder: next })}
      >
        {column.title}
        {sorted ? <Arrow size={13} /> : null}
      </button>
      {resizer}
    </th>
  );
}

function SkeletonRow({ columns }: { columns: number }) {
  return (
    <tr aria-hidden="true">
      {Array.from({ length: columns }, (_, index) => (
        <td key={index}>
          <span className="skeleton-bar" style={{ width: `${[70, 85, 45, 60][index % 4]}%` }} />
        </td>
      ))}
    </tr>
  );
}

interface ColumnResizerProps {
  /** The new width of the column, in CSS pixels. */
  onWidth: (width: number) => void;
}

/**
 * The edge of a column's header, to be drawn by the pointer. The width follows at once and is handed over at the end.
 * Without a pointer, what doesn't fit is read in the row's record.
 */
function ColumnResizer({ onWidth }: ColumnResizerProps) {
  const draw = (event: PointerEvent<HTMLSpanElement>): void => {
    const handle = event.currentTarget;
    const head = handle.closest('th');
    const column = head && head.closest('table')?.querySelectorAll('col')[head.cellIndex];
    if (!column) return;
    event.preventDefault();
    const began = event.clientX - head.getBoundingClientRect().width;
    let width: number | undefined;
    const move = (to: globalThis.PointerEvent): void => {
      width = columnWidth(to.clientX - began);
      column.style.width = `${width}px`;
    };
    const end = (): void => {
      handle.removeEventListener('pointermove', move);
      if (width !== undefined) onWidth(width);
    };
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', end, { once: true });
  };
  return <span className="list-table__resizer absolute" aria-hidden="true" onPointerDown={draw} />;
}
