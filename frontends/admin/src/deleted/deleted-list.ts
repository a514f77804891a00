import type { ListColumn, ListFilter } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { flagFilter } from '../views/filters.js';

/** Shows the deleted rows that can still come back instead of those that live (decisions, section 4). */
export const deletedFilter: ListFilter = {
  ...flagFilter('deleted', 'Deleted', 'In the last 30 days'),
  none: { title: 'Nothing was deleted', text: 'What is deleted can be brought back from here for 30 days.' },
};

/** The columns of a list of deleted rows: those of the given names, and the way back. */
export const deletedColumns = <Row>(
  columns: readonly ListColumn<Row>[],
  names: readonly string[],
  restore: (row: Row) => ReactNode,
): readonly ListColumn<Row>[] => [
  ...columns.filter(({ key }) => names.includes(key)).map((column) => ({ ...column, sortable: false })),
  { key: 'restore', title: 'Bring back', width: '136px', align: 'end', cell: restore, text: () => '' },
];
