import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { testing, type Connection, type ConnectionStatus } from './connection-state.js';
import { realtimeFor } from './realtime.js';

/** The state of real time with its sentence: testing, live or offline. */
export function useConnection(): Connection {
  const client = realtimeFor(useQueryClient());
  return useSyncExternalStore(client.watch, client.current, () => testing);
}

/** The state of real time: `testing`, `live` or `offline`. */
export const useConnectionStatus = (): ConnectionStatus => useConnection().status;

/** Opens the socket while mounted, and closes it after: the shell mounts it for signed-in people. */
export function useRealtimeConnection(): Connection {
  const cache = useQueryClient();
  useEffect(() => {
    const client = realtimeFor(cache);
    client.open();
    return () => client.close();
  }, [cache]);
  return useConnection();
}
