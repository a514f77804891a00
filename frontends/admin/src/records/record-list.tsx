import { ListPage, type ListColumn, type ListPageProps, type ListQuery } from '@portal/ui-antd';
import { Fragment, type ReactNode } from 'react';
import { useEditedRow } from '../forms/row-editor.js';

interface RecordListProps<
  Row extends { id: string },
  Query extends ListQuery & { deleted?: boolean | undefined },
> extends ListPageProps<Row, Query> {
  /** The columns of the deleted rows, which open nowhere and come back first. */
  deletedColumns: readonly ListColumn<Row>[];
  /** The form of a row, opened by the keyboard without its page. */
  editor?: (row: Row) => ReactNode;
  mayEdit?: (row: Row) => boolean;
}

/** A list of records, or of the deleted ones that can still come back (decisions, section 4). */
export function RecordList<Row extends { id: string }, Query extends ListQuery & { deleted?: boolean | undefined }>({
  deletedColumns,
  editor,
  mayEdit = () => true,
  bulkActions,
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
    ...(hrefOf && { hrefOf }),
    ...(onOpen && { onOpen }),
    ...(onRowEdit && { onEdit: onRowEdit }),
  };
  return (
    <>
      <ListPage {...list} {...(list.query.deleted ? { columns: deletedColumns } : live)} />
      {edited && editor ? <Fragment key={edited.turn}>{editor(edited.row)}</Fragment> : null}
    </>
  );
}
