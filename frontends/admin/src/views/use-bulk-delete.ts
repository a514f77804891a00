import { useConfirm } from '@portal/ui-antd';
import type { ActionToasts } from '@portal/ui';
import { withOneToast } from '../toasts/with-toast.js';

interface BulkDelete<Row> {
  /** The call that deletes one, and the one that restores it. */
  mutation: { mutateAsync: (id: string) => Promise<unknown>; restore?: (id: string) => Promise<unknown> };
  /** The confirmation before the rows are deleted. */
  question: (rows: readonly Row[]) => { title: string; text: string; confirm: string };
  toasts: ActionToasts;
  /** What one and several rows are called: ['deal', 'deals']. */
  noun: readonly [one: string, many: string];
  /** Names a row that was refused; without it only the first reason is shown. */
  nameOf?: (row: Row) => string;
}

/** Deletes several rows of a list after one confirmation, with one toast; resolves to whether it was confirmed. */
export function useBulkDelete<Row extends { id: string }>({
  mutation,
  question,
  toasts,
  noun,
  nameOf,
}: BulkDelete<Row>): (rows: readonly Row[]) => Promise<boolean> {
  const confirm = useConfirm();
  return async (rows) => {
    if (!(await confirm(question(rows)))) return false;
    const { mutateAsync, restore } = mutation;
    void withOneToast(rows, ({ id }) => mutateAsync(id), {
      ...(restore && {
        undo:
          ({ id }) =>
          () =>
            restore(id),
      }),
      ...toasts,
      noun,
      done: 'deleted',
      ...(nameOf && { nameOf }),
    });
    return true;
  };
}
