import { sentenceOfFailure, toast } from '@portal/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { Button } from 'antd';
import { RotateCcw } from 'lucide-react';

interface RestoreButtonProps<Row> {
  id: string;
  /** What kind of record comes back: "project". */
  noun: string;
  mutation: Pick<UseMutationResult<Row, Error, string>, 'mutateAsync' | 'isPending' | 'variables'>;
  nameOf: (row: Row) => string;
  /** The record's name, in a row of a list, where the label is short. */
  rowOf?: string;
  onRestored?: (row: Row) => void;
}

/** Restores a deleted record, with a toast. */
export function RestoreButton<Row>({ id, noun, mutation, nameOf, rowOf, onRestored }: RestoreButtonProps<Row>) {
  // a live update may unmount the row before the answer arrives, and the callbacks of `mutate` don't run after that
  const restore = async (): Promise<void> => {
    try {
      const row = await mutation.mutateAsync(id);
      toast.short(`“${nameOf(row)}” is back`, { tone: 'success' });
      onRestored?.(row);
    } catch (error) {
      toast.short(sentenceOfFailure(error, `Failed to restore ${noun}`), { tone: 'error' });
    }
  };
  return (
    <Button
      size="small"
      icon={<RotateCcw size={14} strokeWidth={1.75} />}
      loading={mutation.isPending && mutation.variables === id}
      aria-label={rowOf && `Restore ${rowOf}`}
      onClick={() => void restore()}
    >
      {rowOf ? 'Restore' : `Restore ${noun}`}
    </Button>
  );
}
