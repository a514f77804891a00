import {
  ListFailed,
  ListRows,
  type ChangeMarks,
  type ListColumn,
  type ListResult,
  type ListTotals,
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
  /** Shown in place of the rows when there are none. */
  empty: string;
  /** Buttons above the rows. */
  actions?: ReactNode;
  /** The list with all of them, where only the newest stand here. */
  all?: string;
  changes?: ChangeMarks;
  totals?: ListTotals | undefined;
}

/** The rows of another domain on a record's page: newest first, as they come, with the way to all of them. */
export function ShortList<Row extends { id: string }>(props: ShortListProps<Row>) {
  const { noun, result, empty, actions, all } = props;
  const rows = result.data?.data;
  return (
    <div className="stack gap-12 shrinks">
      {actions ? <div className="flex wrap gap-8">{actions}</div> : null}
      {result.error && !rows ? (
        <ListFailed noun={noun} error={result.error} onRetry={() => void result.refetch()} />
      ) : rows?.length === 0 ? (
        <p className="short-list__empty frame muted small">{empty}</p>
      ) : (
        <ListRows {...props} rows={rows} />
      )}
      {all && result.data?.pagination.has_more ? (
        <Link to={all}>
          All {result.data.pagination.total} {noun}
        </Link>
      ) : null}
    </div>
  );
}
