import type { UseMutationResult } from '@tanstack/react-query';
import { RestoreButton } from './restore-button.js';
import './deleted-rows.css';

interface DeletedRowsProps<Row> {
  /** "Deleted meetings". */
  title: string;
  /** What kind of record they are: "meeting". */
  noun: string;
  rows: readonly Row[] | undefined;
  nameOf: (row: Row) => string;
  mutation: Pick<UseMutationResult<Row, Error, string>, 'mutateAsync' | 'isPending' | 'variables'>;
}

/** Records of a page that were deleted in the last 30 days, each with the way back; nothing when there are none. */
export function DeletedRows<Row extends { id: string }>({
  title,
  noun,
  rows,
  nameOf,
  mutation,
}: DeletedRowsProps<Row>) {
  if (!rows || rows.length === 0) return null;
  return (
    <div className="deleted-rows stack gap-8">
      <h3>{title}</h3>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <span>{nameOf(row)}</span>
            <RestoreButton id={row.id} noun={noun} mutation={mutation} nameOf={nameOf} rowOf={nameOf(row)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
