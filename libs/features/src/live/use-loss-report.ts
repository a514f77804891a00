import { toastTimings } from '@portal/contracts';
import { useConnection } from '@portal/realtime';
import { toast, useOnline } from '@portal/ui';
import { useEffect, useRef } from 'react';

/**
 * Shows one toast when live changes stop; the data still loads (specification, section 4). While offline the page's own
 * notice shows it.
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
