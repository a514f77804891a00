import { Button, Dropdown } from 'antd';
import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { ChangeNote } from '../../change-note.js';
import { useMenuButton } from '../../detail/use-menu-button.js';
import { rowAddress } from '../../sheet/sheet-address.js';
import { usePhone } from '../../use-media-query.js';
import { GroupHead } from '../table/group-head.js';
import { cellOf, type ListColumn } from '../table/list-column.js';
import type { ListTableProps, Sorting } from '../table/list-table.js';
import { TotalsCard } from '../table/list-totals.js';
import '../table/list-table.css';
import './list-cards.css';

/** The rows of a list as cards, for phones and tablets: sorted by a menu, chosen by a box on each card. */
export function ListCards<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { title, rows, groups, columns, query, onQueryChange, totals, bulk } = props;
  const cards = (some: readonly Row[]) => some.map((row) => <Card key={row.id} {...props} row={row} />);
  return (
    <>
      {query && onQueryChange && (rows?.length ?? 2) > 1 ? (
        <CardSort columns={columns} query={query} onQueryChange={onQueryChange} />
      ) : null}
      {groups ? (
        groups.groups.map((group) => (
          <section key={group.id} className="list-cards__group">
            <h2 className="list-cards__group-head font-text sticky">
              <GroupHead group={group} groups={groups} selection={props.selection} />
            </h2>
            {groups.isFolded(group.id) ? null : (
              <ul className="list-cards stack gap-10" aria-label={`${title}: ${group.label}`}>
                {cards(group.rows)}
              </ul>
            )}
          </section>
        ))
      ) : (
        <ul className="list-cards stack gap-10" aria-label={title} aria-busy={rows === undefined}>
          {rows ? cards(rows) : Array.from({ length: 5 }, (_, index) => <SkeletonCard key={index} />)}
        </ul>
      )}
      {totals && rows && rows.length > 0 ? <TotalsCard columns={columns} totals={totals} /> : null}
      {bulk ? <div className="list-cards__bulk sticky rounded floating">{bulk}</div> : null}
    </>
  );
}

function Card<Row extends { id: string }>(props: ListTableProps<Row> & { row: Row }) {
  const { row, columns, hrefOf, onOpen, changes, selection, nameOf } = props;
  const { search } = useLocation();
  const at = (place: ListColumn<Row>['onCard']) => columns.filter((column) => (column.onCard ?? 'line') === place);
  const heading = at('title').map((column) => <span key={column.key}>{cellOf(column, row)}</span>);
  const href = rowAddress(hrefOf?.(row), search);
  const change = changes?.get(row.id);
  return (
    <li
      className={change?.glowing ? 'list-card stack frame gap-8 is-glowing' : 'list-card stack frame gap-8'}
      data-row-id={row.id}
    >
      <ChangeNote mark={change} />
      <div className="list-card__head top-aligned flex wrap between">
        {selection?.selectable.includes(row) ? (
          <label className="list-card__check relative center fixed">
            <input
              type="checkbox"
              className="check-box"
              aria-label={`Select ${nameOf(row)}`}
              checked={selection.has(row.id)}
              onChange={() => selection.toggle(row.id)}
            />
          </label>
        ) : null}
        {href ? (
          <Link
            to={href}
            className="list-card__open text plain-link stack strong anywhere"
            data-row-open
            onClick={onOpen && ((event) => onOpen(row, event))}
          >
            {heading}
          </Link>
        ) : (
          <span className="list-card__open text plain-link stack strong anywhere">{heading}</span>
        )}
        <span className="list-card__corner fixed row gap-8 tiny">
          {at('corner').map((column) => (
            <span key={column.key}>{cellOf(column, row)}</span>
          ))}
        </span>
      </div>
      <dl className="list-card__lines stack tiny">
        {linesOf(at('line'), row).map((column) => (
          <div key={column.key} className="flex between gap-12">
            <dt className="fixed muted">{column.title}</dt>
            <dd className="anywhere shrinks">{cellOf(column, row)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** The columns that say something of the row: in a table an empty cell is a place, on a card a name without a value. */
const linesOf = <Row,>(columns: readonly ListColumn<Row>[], row: Row): readonly ListColumn<Row>[] =>
  columns.filter((column) => column.cell !== undefined || column.text(row) !== '');

function SkeletonCard() {
  return (
    <li className="list-card stack frame gap-8" aria-hidden="true">
      <span className="skeleton-bar" style={{ width: '60%' }} />
      <span className="skeleton-bar" style={{ width: '85%' }} />
      <span className="skeleton-bar" style={{ width: '40%' }} />
    </li>
  );
}

interface CardSortProps<Row> {
  columns: readonly ListColumn<Row>[];
  query: Sorting;
  onQueryChange: (patch: Sorting) => void;
}

const upwards = 'asc';
const downwards = 'desc';

/**
 * How cards are sorted, which have no header row to press: by which field, and which way round. A phone has one button
 * for both.
 */
export function CardSort<Row>({ columns, query, onQueryChange }: CardSortProps<Row>) {
  const { ref, onKeyDown } = useMenuButton();
  const isPhone = usePhone();
  const choices = columns.filter(({ sortable }) => sortable);
  if (choices.length === 0) return null;
  const by = choices.find(({ key }) => key === query.sortBy);
  const Arrow = query.sortOrder === 'asc' ? ArrowUp : ArrowDown;
  const turn = (): void =>
    onQueryChange({ sortBy: query.sortBy, sortOrder: query.sortOrder === upwards ? downwards : upwards });
  const ways =
    isPhone && by
      ? [{ type: 'divider' as const }, { key: upwards, label: 'Upwards' }, { key: downwards, label: 'Downwards' }]
      : [];
  return (
    <div className="card-sort end row">
      <Dropdown
        trigger={['click']}
        autoFocus
        menu={{
          items: [...choices.map(({ key, title }) => ({ key, label: title })), ...ways],
          onKeyDown,
          selectable: true,
          multiple: true,
          selectedKeys: by ? [by.key, query.sortOrder] : [],
          onClick: ({ key }) =>
            onQueryChange(
              key === upwards || key === downwards
                ? { sortBy: query.sortBy, sortOrder: key }
                : { sortBy: key, sortOrder: query.sortOrder },
            ),
        }}
      >
        <Button
          ref={ref}
          size="small"
          type={isPhone ? 'default' : 'text'}
          icon={isPhone ? <ArrowDownUp size={16} strokeWidth={1.75} /> : undefined}
        >
          Sort{by ? ` by ${by.title.toLowerCase()}` : ''}
        </Button>
      </Dropdown>
      {by && !isPhone ? (
        <Button
          size="small"
          type="text"
          aria-label={query.sortOrder === 'asc' ? 'Sorted upwards; turn round' : 'Sorted downwards; turn round'}
          icon={<Arrow size={14} />}
          onClick={turn}
        />
      ) : null}
    </div>
  );
}
