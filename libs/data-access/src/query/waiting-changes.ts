import { useQueryClient, type Mutation, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { recordOf } from './actions/use-action-mutation.js';

const waitingIn = (client: QueryClient): Mutation[] =>
  client.getMutationCache().findAll({ predicate: ({ state }) => state.isPaused });

interface WaitingChanges {
  /** How many changes wait until the device is online again. */
  count: number;
  /** The records that they are of. */
  ids: ReadonlySet<string>;
}

/** The changes that were made offline and wait to be sent. */
export function useWaitingChanges(): WaitingChanges {
  const client = useQueryClient();
  const subscribe = useCallback((changed: () => void) => client.getMutationCache().subscribe(changed), [client]);
  const snapshot = useSyncExternalStore(
    subscribe,
    () => {
      const waiting = waitingIn(client);
      return [waiting.length, ...new Set(waiting.map(recordOf))].join(' ');
    },
    () => '0',
  );
  return useMemo(() => {
    const [count = '0', ...ids] = snapshot.split(' ');
    return { count: Number(count), ids: new Set(ids.filter(Boolean)) };
  }, [snapshot]);
}

/** Calls back with how many changes that had waited were sent, once none of them is left. */
export function useSentLater(onSent: (count: number) => void): void {
  const client = useQueryClient();
  const report = useEffectEvent(onSent);
  useEffect(() => {
    const waited = new Set<unknown>(waitingIn(client));
    let sent = 0;
    return client.getMutationCache().subscribe(({ mutation, type }) => {
      if (type === 'removed') return;
      if (mutation?.state.isPaused) waited.add(mutation);
      if (!mutation || mutation.state.isPaused || mutation.state.status === 'pending' || !waited.delete(mutation))
        return;
      if (mutation.state.status === 'success') sent += 1;
      if (waited.size > 0 || sent === 0) return;
      report(sent);
      sent = 0;
    });
  }, [client]);
}
