import { useSessionEnded } from '@portal/data-access';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { offline, testing, type Connection } from './connection-state.js';
import { realtimeFor } from './realtime.js';

const withoutNetwork = offline();
const subscribeOnline = (changed: () => void): (() => void) => onlineManager.subscribe(changed);

/** Whether the device has a network, as the queries and changes of the page see it. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribeOnline,
    () => onlineManager.isOnline(),
    () => true,
  );

/**
 * The one state of the connection with its sentence: testing, live or offline. Without a network it is offline, whatever
 * the socket hasn't noticed yet.
 */
export function useConnection(): Connection {
  const client = realtimeFor(useQueryClient());
  const socket = useSyncExternalStore(client.watch, client.current, () => testing);
  return useIsOnline() ? socket : withoutNetwork;
}

/** Tries to connect at once, instead of at the end of the wait between two tries. */
export function useReconnect(): () => void {
  const cache = useQueryClient();
  return useCallback(() => realtimeFor(cache).reconnect(), [cache]);
}

/**
 * Opens the socket while mounted, and closes it after: the shell mounts it for signed-in people. Between the end of a
 * session and signing in again above a kept screen it is closed, since the server would refuse it.
 */
export function useRealtimeConnection(): Connection {
  const cache = useQueryClient();
  const hasEnded = useSessionEnded();
  useEffect(() => {
    if (hasEnded) return undefined;
    const client = realtimeFor(cache);
    client.open();
    return () => client.close();
  }, [cache, hasEnded]);
  return useConnection();
}
