import { memo, type MouseEvent, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { ChangeNote } from '../../change-note.js';
import { rowAddress } from '../../sheet/sheet-address.js';
import type { ChangeMark } from '../../use-recent-changes.js';
import { Deferred } from '../../detail/detail-columns.js';
import { GroupHead } from '../table/group-head.js';
import { lineCellOf, type ListColumn } from '../table/list-column.js';
import type { ListTableProps } from '../table/list-table.js';
import { TotalsBelow } from '../table/list-totals.js';
import { RowCheck } from '../table/row-check.js';
import type { Selection } from '../table/use-selection.js';
import { useStableCallback } from '../use-stable-callback.js';
import { LineSort } from './line-sort.js';
import '../table/list-table.css';
import './list-lines.css';

/**
 * The rows of a list as two lines each, the same at every width: what it is with its facts, below it who and what else.
 * Sorted by a menu, chosen by a box on each row.
 */
export function ListLines<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { title, rows, groups, columns, query, onQueryChange, totals, bulk } = props;
  const { search } = useLocation();
  const open = useStableCallback((row: Row, event: MouseEvent) => props.onOpen?.(row, event));
  const actionsOf = useStableCallback((row: Row) => props.rowActions?.(row));
  const lines = (some: readonly Row[]) =>
    some.map((row) => (
      <Line
        key={row.id}
        row={row}
        columns={columns}
        name={props.nameOf(row)}
        href={rowAddress(props.hrefOf?.(row), search)}
        onOpen={props.onOpen && open}
        selection={props.selection}
        isOpen={props.openId === row.id}
        change={props.changes?.get(row.id)}
        rowActions={props.rowActions && actionsOf}
      />
    ));
  return (
    <div className="list-lines">
      {query && onQueryChange && (rows?.length ?? 2) > 1 ? (
        <LineSort columns={columns} query={query} onQueryChange={onQueryChange} />
      ) : null}
      {groups ? (
        groups.groups.map((group) => (
          <section key={group.id} className="list-lines__group">
            <h2 className="list-lines__group-head font-text sticky">
              <GroupHead group={group} groups={groups} selection={props.selection} />
            </h2>
            {groups.isFolded(group.id) ? null : (
              <ul className="frame" aria-label={`${title}: ${group.label}`}>
                {lines(group.rows)}
              </ul>
            )}
          </section>
        ))
      ) : (
        <ul className="frame" aria-label={title} aria-busy={rows === undefined}>
          {rows ? lines(rows) : Array.from({ length: 8 }, (_, index) => <SkeletonLine key={index} />)}
        </ul>
      )}
      {totals && rows && rows.length > 0 ? <TotalsBelow columns={columns} totals={totals} /> : null}
      {bulk ? <div className="list-lines__bulk sticky rounded floating">{bulk}</div> : null}
    </div>
  );
}

interface LineProps<Row> {
  row: Row;
  columns: readonly ListColumn<Row>[];
  /** What it is called in labels. */
  name: string;
  /** Its page. */
  href: string | undefined;
  /** Stable functions. */
  onOpen: ((row: Row, event: MouseEvent) => void) | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
  selection: Selection<Row> | undefined;
  isOpen: boolean;
  change: ChangeMark | undefined;
}

function DrawnLine<Row extends { id: string }>({ row, columns, href, onOpen, selection, ...props }: LineProps<Row>) {
  const { name, isOpen, change, rowActions } = props;
  const at = (...places: ListColumn<Row>['onCard'][]): ListColumn<Row>[] =>
    columns.filter((column) => places.includes(column.onCard ?? 'line'));
  const heading = at('title').map((column) => <span key={column.key}>{lineCellOf(column, row)}</span>);
  const state = [isOpen ? 'is-open' : '', change?.glowing ? 'is-glowing' : ''].join(' ').trim();
  return (
    <li className={`list-line relative top-aligned flex gap-8 ${state}`} data-row-id={row.id}>
      <ChangeNote mark={change} />
      {selection ? (
        <label className="list-line__check relative center fixed">
          <RowCheck row={row} name={name} selection={selection} />
        </label>
      ) : null}
      <div className="column grows">
        <div className="list-line__first flex gap-8 small">
          <Facts columns={at('lead')} row={row} className="list-line__lead muted numeric fixed" />
          {href ? (
            <Link
              to={href}
              className="list-line__open text plain-link strong shrinks grows"
              data-row-open
              onClick={onOpen && ((event) => onOpen(row, event))}
              aria-current={isOpen || undefined}
            >
              {heading}
            </Link>
          ) : (
            <span className="list-line__open text strong shrinks grows">{heading}</span>
          )}
          <Facts columns={at('corner')} row={row} className="list-line__facts fixed row gap-12 numeric" />
        </div>
        <div className="list-line__second flex gap-8 tiny">
          <span className="list-line__values flex wrap grows shrinks muted">
            {saying(at('line', 'words'), row).map((column) => (
              <span key={column.key} className={column.onCard === 'words' ? 'list-line__words ellipsis' : 'fits'}>
                {column.isNamed ? <span className="muted">{column.title} </span> : null}
                {lineCellOf(column, row)}
              </span>
            ))}
          </span>
          <Facts columns={at('end')} row={row} className="list-line__facts fixed row gap-8 muted numeric" />
        </div>
        {rowActions ? (
          <div className="list-line__actions row gap-4 rounded">
            <Deferred>{rowActions(row)}</Deferred>
          </div>
        ) : null}
      </div>
    </li>
  );
}

/** One row; drawn again only where it changed, not with each change of the list around it. */
const Line = memo(DrawnLine) as typeof DrawnLine;

interface FactsProps<Row> {
  columns: readonly ListColumn<Row>[];
  row: Row;
  className: string;
}

/** Values that stay whole beside one that gives way; nothing where there are none. */
const Facts = <Row,>({ columns, row, className }: FactsProps<Row>): ReactNode =>
  columns.length === 0 ? null : (
    <span className={className}>
      {columns.map((column) => (
        <span key={column.key}>{lineCellOf(column, row)}</span>
      ))}
    </span>
  );

/** The columns that say something of the row: in a table an empty cell is a place, in a line it is nothing. */
const saying = <Row,>(columns: readonly ListColumn<Row>[], row: Row): readonly ListColumn<Row>[] =>
  columns.filter((column) => column.isControl === true || column.text(row) !== '');

const SkeletonLine = () => (
  <li className="list-line" aria-hidden="true">
    <span className="skeleton-bar" style={{ width: '60%' }} />
    <span className="skeleton-bar" style={{ width: '85%' }} />
  </li>
);
