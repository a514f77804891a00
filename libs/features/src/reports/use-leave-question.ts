import { useUnsavedChanges } from '@portal/ui-antd';
import { useRef, useState } from 'react';

interface Leaving {
  /** Closes the sheet, after a question where something was changed. */
  close: () => void;
  /** Closes it without: what was changed is saved. */
  leave: () => void;
}

/** Asks before a sheet is left with changes; with these it stays on the screen when the session ends. */
export function useLeaveQuestion(draft: unknown, onClose: () => void): Leaving {
  const text = JSON.stringify(draft);
  const [before] = useState(text);
  const isLeft = useRef(false);
  const mayLeave = useUnsavedChanges(() => !isLeft.current && text !== before);
  const leave = (): void => {
    isLeft.current = true; // closing may lead to another address, which asks as well
    onClose();
  };
  const close = async (): Promise<void> => {
    if (await mayLeave()) leave();
  };
  return { close: () => void close(), leave };
}
