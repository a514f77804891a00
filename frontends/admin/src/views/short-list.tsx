import {
  ListCards,
  ListFailed,
  ListTable,
  useNarrow,
  usePhone,
  type ChangeMarks,
  type ListColumn,
  type ListResult,
} from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './short-list.css';

interface ShortListProps<Row extends { id: string }> {
  /** What the rows are, for people who don't see the table. */
  title: string;
  noun: string;
  result: ListResult<Row>;
  columns: readonly ListColumn<Row>[];
  nameOf: (row: Row) => string;
  hrefOf?: (row: Row) => string;
  /** Said in place of the rows when there are none. */
  empty: string;
  /** Buttons above the rows. */
  actions?: ReactNode;
  /** The list with all of them, where only the newest stand here. */
  all?: string;
  changes?: ChangeMarks;
}

const unsorted = { sortBy: '', sortOrder: 'desc' } as const;

/** The rows of another domain on a record's page: newest first, as they come, with the way to all of them. */
export function ShortList<Row extends { id: string }>(props: ShortListProps<Row>) {
  const { title, noun, result, empty, actions, all, columns, nameOf, hrefOf, changes } = props;
  const phone = usePhone();
  const narrow = useNarrow();
  const rows = result.data?.data;
  const fitting = narrow && !phone ? columns.filter(({ wideOnly }) => !wideOnly) : columns;
  const plain = fitting.map((column) => ({ ...column, sortable: false }));
  const shown = { title, rows, columns: plain, nameOf, ...(hrefOf ? { hrefOf } : {}), ...(changes ? { changes } : {}) };
  return (
    <div className="short-list">
      {actions ? <div className="short-list__actions">{actions}</div> : null}
      {result.error && !rows ? (
        <ListFailed noun={noun} error={result.error} onRetry={() => void result.refetch()} />
      ) : rows?.length === 0 ? (
        <p className="short-list__empty">{empty}</p>
      ) : phone ? (
        <ListCards {...shown} />
      ) : (
        <ListTable {...shown} query={unsorted} onQueryChange={() => undefined} />
      )}
      {all && result.data?.pagination.has_more ? (
        <Link to={all}>
          All {result.data.pagination.total} {noun}
        </Link>
      ) : null}
    </div>
  );
}
