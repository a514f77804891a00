import { sessionKey } from '@portal/data-access';
import type { QueryClient } from '@tanstack/react-query';
import { applyChange, isBehind, refetchChannel } from './cache.js';
import { RealtimeClient } from './realtime-client.js';
import { openSocket } from './socket.js';

const clients = new WeakMap<QueryClient, RealtimeClient>();

/** The one realtime client of a cache: one socket per page. */
export function realtimeFor(cache: QueryClient): RealtimeClient {
  const known = clients.get(cache);
  if (known) return known;
  const client = new RealtimeClient(openSocket(), {
    changes: (items) => items.forEach((item) => applyChange(cache, item)),
    joined: (channel, seq, again) => {
      if (again || isBehind(cache, channel, seq)) refetchChannel(cache, channel);
    },
    resync: (channel) => refetchChannel(cache, channel),
    dropped: () => void cache.invalidateQueries({ queryKey: sessionKey }),
  });
  clients.set(cache, client);
  return client;
}
