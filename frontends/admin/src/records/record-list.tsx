import { ListPage, type ListPageProps, type ListQuery } from '@portal/ui-antd';
import { type useCreation } from '@portal/features';
import { Fragment, type ReactNode } from 'react';
import { useEditedRow } from '../forms/row-editor.js';
import type { RestorableRecord } from './record-kind.js';
import { deletedColumns } from './restore-record.js';

interface RecordListProps<
  Row extends { id: string },
  Query extends ListQuery & { deleted?: boolean | undefined },
> extends ListPageProps<Row, Query> {
  /** The deleted rows, which open nowhere and come back first: the columns that they have, by key. */
  deleted?: { of: RestorableRecord<Row>; columns: readonly string[]; rowOf?: (row: Row) => string };
  /** The way to a new row; its button stands after the other actions. */
  creation?: ReturnType<typeof useCreation>;
  /** The form of a row, opened by the keyboard without its page. */
  editor?: (row: Row) => ReactNode;
  mayEdit?: (row: Row) => boolean;
}

/** A list of records, or of the deleted ones that can still come back (decisions, section 4). */
export function RecordList<Row extends { id: string }, Query extends ListQuery & { deleted?: boolean | undefined }>({
  deleted,
  creation,
  actions,
  editor,
  mayEdit = () => true,
  bulkActions,
  rowActions,
  rowKeys,
  hrefOf,
  onOpen,
  onEdit,
  ...list
}: RecordListProps<Row, Query>) {
  const { edited, edit } = useEditedRow<Row>();
  const onKey = (row: Row): void => {
    if (mayEdit(row)) edit(row);
  };
  const onRowEdit = editor ? onKey : onEdit;
  const live = {
    ...(bulkActions && { bulkActions }),
    ...(rowActions && { rowActions }),
    ...(rowKeys && { rowKeys }),
    ...(hrefOf && { hrefOf }),
    ...(onOpen && { onOpen }),
    ...(onRowEdit && { onEdit: onRowEdit }),
  };
  const gone = deleted && list.query.deleted && deletedColumns(deleted, list.columns);
  return (
    <>
      <ListPage
        {...list}
        {...(gone ? { columns: gone } : live)}
        actions={
          <>
            {actions}
            {creation?.button}
          </>
        }
      />
      {creation?.form}
      {edited && editor ? <Fragment key={edited.turn}>{editor(edited.row)}</Fragment> : null}
    </>
  );
}
