import { toastTimings } from '@portal/contracts';
import { useConnection } from '@portal/realtime';
import { toast, useOnline } from '@portal/ui';
import { useEffect, useRef } from 'react';

/**
 * Says once when live changes stop coming; the data still loads (specification, section 4). Without a network the page's
 * own notice says so, and nothing repeats it.
 */
export function useLossReport(): void {
  const { status, message } = useConnection();
  const isOnline = useOnline();
  const was = useRef(status);
  useEffect(() => {
    if (was.current === 'live' && status === 'offline' && message && isOnline)
      toast.short(message, { tone: 'error', duration: toastTimings.error });
    was.current = status;
  }, [status, message, isOnline]);
}
