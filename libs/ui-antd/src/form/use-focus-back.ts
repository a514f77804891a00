import { useEffect, useEffectEvent, useState } from 'react';
import { focusSuccessorOf } from './focus-successor.js';

/**
 * Gives the focus back to what opened a dialog, once the dialog is gone: antd does so only for dialogs that stay
 * mounted. What has taken the focus meanwhile keeps it. `find` names what is to get it rather than the opener: a dialog
 * that an address opened has none, and one that shows another record by now belongs to another row. Where the opener is
 * gone with the state that the dialog changed, its successor or the page's heading gets it.
 */
export function useFocusBack(find?: () => HTMLElement | null): void {
  const [opener] = useState(() => document.activeElement);
  const giveBack = useEffectEvent(() => {
    const now = document.activeElement;
    const isLost = !now || now === document.body || now.closest('[role="dialog"]') !== null;
    if (!isLost) return;
    const found = find?.();
    if (found) found.focus();
    else if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    else focusSuccessorOf(opener);
  });
  useEffect(() => () => giveBack(), []);
}
