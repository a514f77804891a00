import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what opened a dialog, once the dialog is gone: antd does so only for dialogs that stay
 * mounted. What has taken the focus meanwhile keeps it.
 */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const now = document.activeElement;
      const isLost = !now || now === document.body || now.closest('[role="dialog"]') !== null;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
