import { sessionKey } from '@portal/data-access';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { startOf, whenFetched } from './feed-start.js';
import { LiveCache } from './live-cache.js';
import { RealtimeClient } from './realtime-client.js';
import { openSocket } from './socket.js';

/** How long a first join waits for what the screen is fetching, in milliseconds. */
const FETCH_PATIENCE = 2_000;

const clients = new WeakMap<QueryClient, RealtimeClient>();

/** The one realtime client of a cache: one socket per page. */
export function realtimeFor(cache: QueryClient): RealtimeClient {
  const known = clients.get(cache);
  if (known) return known;
  const live = new LiveCache(cache);
  const client = new RealtimeClient(openSocket(), {
    changes: (message) => live.apply(message),
    startOf: async (channel) => {
      await whenFetched(cache, channel, FETCH_PATIENCE);
      return startOf(cache, channel);
    },
    resync: (channel, seq) => live.refetchChannel(channel, seq),
    dropped: () => void cache.invalidateQueries({ queryKey: sessionKey }),
  });
  onlineManager.subscribe((isOnline) => {
    if (isOnline) client.resume();
  });
  clients.set(cache, client);
  return client;
}
