import type { RestorableRecord } from './record-kind.js';
import { RestoreRecord } from './restore-record.js';
import './deleted-rows.css';

interface DeletedRowsProps<Row> {
  /** "Deleted meetings". */
  title: string;
  of: RestorableRecord<Row>;
  rows: readonly Row[] | undefined;
}

/** Records of a page that were deleted in the last 30 days, each with the way back; nothing when there are none. */
export function DeletedRows<Row extends { id: string }>({ title, of, rows }: DeletedRowsProps<Row>) {
  if (!rows || rows.length === 0) return null;
  return (
    <div className="deleted-rows">
      <h3>{title}</h3>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <span>{of.nameOf(row)}</span>
            <RestoreRecord of={of} id={row.id} rowOf={of.nameOf(row)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
