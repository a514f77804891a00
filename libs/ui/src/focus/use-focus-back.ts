import { useMemo, useRef, type FocusEvent } from 'react';

export interface FocusBack {
  /** For `onFocus` of a part of the page that goes away with its buttons. */
  onFocus: (event: FocusEvent) => void;
  /** Gives the focus to what had it before it came into the part, if that is still there. */
  goBack: () => void;
}

/**
 * Remembers where the focus came from into a part of the page that goes away by a press in it: the browser would leave
 * the focus on the body, and the keyboard would begin at the top of the page again.
 */
export function useFocusBack(): FocusBack {
  const before = useRef<Element>(null);
  return useMemo(
    () => ({
      onFocus: ({ currentTarget, relatedTarget }) => {
        // a dialog that was opened from the part gives the focus back to it and is gone then
        if (!relatedTarget || currentTarget.contains(relatedTarget) || relatedTarget.closest('[role="dialog"]')) return;
        before.current = relatedTarget;
      },
      goBack: () => {
        if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
      },
    }),
    [],
  );
}
