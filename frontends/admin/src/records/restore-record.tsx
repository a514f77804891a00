import { sentenceOfFailure, toast } from '@portal/ui';
import type { ListColumn } from '@portal/ui-antd';
import { Button } from 'antd';
import { RotateCcw } from 'lucide-react';
import type { RestorableRecord } from './record-kind.js';
import './deleted-rows.css';

interface RestoreRecordProps<Row> {
  of: RestorableRecord<Row>;
  id: string;
  /** The record's name, in a row of a list, where the label is short. */
  rowOf?: string;
  onRestored?: (row: Row) => void;
}

/** Restores a deleted record, with a toast. */
export function RestoreRecord<Row>({
  of: { noun, nameOf, useRestore },
  id,
  rowOf,
  onRestored,
}: RestoreRecordProps<Row>) {
  const [one] = noun;
  const { mutateAsync, isPending, variables } = useRestore();
  // a live update may unmount the row before the answer arrives, and the callbacks of `mutate` don't run after that
  const restore = async (): Promise<void> => {
    try {
      const row = await mutateAsync(id);
      toast.short(`“${nameOf(row)}” is back`, { tone: 'success' });
      onRestored?.(row);
    } catch (error) {
      toast.short(sentenceOfFailure(error, `Failed to restore ${one}`), { tone: 'error' });
    }
  };
  return (
    <Button
      size="small"
      icon={<RotateCcw size={14} strokeWidth={1.75} />}
      loading={isPending && variables === id}
      aria-label={rowOf && `Restore ${rowOf}`}
      onClick={() => void restore()}
    >
      {rowOf ? 'Restore' : `Restore ${one}`}
    </Button>
  );
}

interface DeletedColumns<Row> {
  of: RestorableRecord<Row>;
  /** The keys of those that stay. */
  columns: readonly string[];
  /** What a row is called in the label of its button; by default its name. */
  rowOf?: (row: Row) => string;
}

/** The columns of a list of deleted rows, which open nowhere: some of the list's, and the way back. */
export const deletedColumns = <Row extends { id: string }>(
  { of, columns: kept, rowOf = of.nameOf }: DeletedColumns<Row>,
  columns: readonly ListColumn<Row>[],
): readonly ListColumn<Row>[] => [
  ...columns.filter(({ key }) => kept.includes(key)).map((column) => ({ ...column, sortable: false })),
  {
    key: 'restore',
    title: 'Bring back',
    width: '136px',
    align: 'end',
    onCard: 'end',
    cell: (row) => <RestoreRecord of={of} id={row.id} rowOf={rowOf(row)} />,
    text: () => '',
    fields: [],
  },
];

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
    <div className="deleted-rows stack gap-8">
      <h3>{title}</h3>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="row wrap between">
            <span>{of.nameOf(row)}</span>
            <RestoreRecord of={of} id={row.id} rowOf={of.nameOf(row)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
