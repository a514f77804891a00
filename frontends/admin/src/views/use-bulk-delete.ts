import { useConfirm } from '@portal/ui-antd';
import type { ActionToasts } from '@portal/ui';
import { tellOnce } from '../telling/tell.js';

interface BulkDelete<Row> {
  /** The call that deletes one. */
  mutation: { mutateAsync: (id: string) => Promise<unknown> };
  /** What is asked before; the rows go only when somebody agrees. */
  question: (rows: readonly Row[]) => { title: string; text: string; confirm: string };
  says: ActionToasts;
  /** Names a row that was refused; without it only the first reason is said. */
  nameOf?: (row: Row) => string;
}

/** Deletes several rows of a list after one question, and says once how it went. */
export function useBulkDelete<Row extends { id: string }>({
  mutation,
  question,
  says,
  nameOf,
}: BulkDelete<Row>): (rows: readonly Row[]) => Promise<void> {
  const confirm = useConfirm();
  return async (rows) => {
    if (!(await confirm(question(rows)))) return;
    const named = nameOf
      ? {
          nameAt: (index: number) =>
            rows
              .slice(index, index + 1)
              .map(nameOf)
              .join(''),
        }
      : {};
    await tellOnce(
      rows.map(({ id }) => mutation.mutateAsync(id)),
      { ...says, done: 'deleted', ...named },
    );
  };
}
