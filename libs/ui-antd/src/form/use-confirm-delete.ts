import { undoOf, useActionToasts, type ActionToasts } from '@portal/ui';
import type { ReactNode } from 'react';
import { useConfirm } from './use-confirm.js';
import { useOneAtATime } from './use-one-at-a-time.js';

export interface Deletion {
  id: string;
  /** The call: `useDeleteTask()`. Where the record can be restored, the toast offers it. */
  mutation: {
    mutateAsync: (id: string) => Promise<unknown>;
    isPending: boolean;
    restore?: (id: string) => Promise<unknown>;
  };
  /** What the dialog's buttons call it: "task" makes "Delete task" and "Keep task". */
  noun: string;
  /** The question, with the name of what will be gone. */
  title: string;
  /** What else is deleted, for whom, and whether it can be restored. */
  text: ReactNode;
  toasts: ActionToasts;
  /** Called after it is gone: a page of its own leaves. */
  onDeleted?: () => void;
}

/** Deletes a record after a confirmation, with a toast for success or failure. */
export function useConfirmDelete({ id, mutation, noun, title, text, toasts, onDeleted }: Deletion): {
  confirmDelete: () => void;
  deleting: boolean;
} {
  const confirm = useConfirm();
  const handlers = useActionToasts(toasts);

  const deleteOnceConfirmed = useOneAtATime(async (): Promise<void> => {
    if (!(await confirm({ title, text, confirm: `Delete ${noun}`, keep: `Keep ${noun}` }))) return;
    try {
      const { mutateAsync, restore } = mutation;
      handlers.succeeded(await mutateAsync(id), restore && undoOf(() => restore(id)));
    } catch (error) {
      return handlers.onError(error);
    }
    onDeleted?.();
  });
  return { confirmDelete: () => void deleteOnceConfirmed(), deleting: mutation.isPending };
}
