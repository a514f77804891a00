import { type ActionToasts, undoOf, actionToasts } from '@portal/ui';
import { App } from 'antd';
import { type ReactNode, useCallback, useRef } from 'react';
import { returnFocus } from './focus-successor.js';
import { useOneAtATime } from './use-one-at-a-time.js';

interface Question {
  title: string;
  /** What will be gone, by name, and whether it can be brought back. */
  text: ReactNode;
  /** What the button does, in its own words: "Delete request". */
  confirm: string;
  keep?: string;
  danger?: boolean;
  /** In pixels, where there is more to see than a question. */
  width?: number;
}

/**
 * Confirms an action that can't simply be undone; resolves to whether the user agreed. While a question is open, as
 * after the second half of a double click, a further call resolves to false.
 */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { modal } = App.useApp();
  const isOpen = useRef(false);
  return useCallback(
    async ({ title, text, confirm, keep = 'Cancel', danger = true, width = 440 }) => {
      if (isOpen.current) return false;
      isOpen.current = true;
      const opener = document.activeElement;
      const answer = modal.confirm({
        afterClose: () => returnFocus(opener), // antd gives it only to an opener that can have it
        title,
        content: text,
        okText: confirm,
        cancelText: keep,
        okButtonProps: { danger },
        icon: null,
        focusable: { autoFocusButton: 'cancel' },
        width,
      });
      try {
        return await answer;
      } finally {
        isOpen.current = false;
      }
    },
    [modal],
  );
}

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
  const handlers = actionToasts(toasts);

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
