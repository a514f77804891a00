import { Link, useLocation } from 'react-router';
import { ChangeNote } from '../change-note.js';
import type { ChangeMarks } from '../use-glow.js';
import type { ListColumn } from './list-column.js';
import { rowAddress } from './row-address.js';
import './list-cards.css';

interface ListCardsProps<Row extends { id: string }> {
  title: string;
  rows: readonly Row[] | undefined;
  columns: readonly ListColumn<Row>[];
  hrefOf?: (row: Row) => string;
  changes?: ChangeMarks;
}

/** The rows of a list as cards, for phones. */
export function ListCards<Row extends { id: string }>({ title, rows, ...parts }: ListCardsProps<Row>) {
  return (
    <ul className="list-cards" aria-label={title} aria-busy={rows === undefined}>
      {rows
        ? rows.map((row) => <Card key={row.id} row={row} {...parts} />)
        : Array.from({ length: 5 }, (_, index) => <SkeletonCard key={index} />)}
    </ul>
  );
}

function Card<Row extends { id: string }>({
  row,
  columns,
  hrefOf,
  changes,
}: Omit<ListCardsProps<Row>, 'title' | 'rows'> & { row: Row }) {
  const { search } = useLocation();
  const at = (place: ListColumn<Row>['onCard']) => columns.filter((column) => (column.onCard ?? 'line') === place);
  const heading = at('title').map((column) => <span key={column.key}>{column.cell(row)}</span>);
  const href = rowAddress(hrefOf?.(row), search);
  const change = changes?.get(row.id);
  return (
    <li className={change?.glowing ? 'list-card is-glowing' : 'list-card'} data-row-id={row.id}>
      <ChangeNote mark={change} />
      <div className="list-card__head">
        {href ? (
          <Link to={href} className="list-card__open" data-row-open>
            {heading}
          </Link>
        ) : (
          <span className="list-card__open">{heading}</span>
        )}
        <span className="list-card__corner">
          {at('corner').map((column) => (
            <span key={column.key}>{column.cell(row)}</span>
          ))}
        </span>
      </div>
      <dl className="list-card__lines">
        {at('line').map((column) => (
          <div key={column.key}>
            <dt>{column.title}</dt>
            <dd>{column.cell(row)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function SkeletonCard() {
  return (
    <li className="list-card" aria-hidden="true">
      <span className="skeleton-bar" style={{ width: '60%' }} />
      <span className="skeleton-bar" style={{ width: '85%' }} />
      <span className="skeleton-bar" style={{ width: '40%' }} />
    </li>
  );
}
