import { App } from 'antd';
import { useCallback, useRef, type ReactNode } from 'react';

interface Question {
  title: string;
  /** What will be gone, by name, and whether it can be brought back. */
  text: ReactNode;
  /** What the button does, in its own words: "Delete request". */
  confirm: string;
  keep?: string;
  danger?: boolean;
}

/**
 * Confirms an action that can't simply be undone; resolves to whether the user agreed. While a question is open, as
 * after the second half of a double click, a further call resolves to false.
 */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { modal } = App.useApp();
  const isOpen = useRef(false);
  return useCallback(
    async ({ title, text, confirm, keep = 'Cancel', danger = true }) => {
      if (isOpen.current) return false;
      isOpen.current = true;
      const answer = modal.confirm({
        title,
        content: text,
        okText: confirm,
        cancelText: keep,
        okButtonProps: { danger },
        icon: null,
        focusable: { autoFocusButton: 'cancel' },
        width: 440,
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
