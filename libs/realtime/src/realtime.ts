import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { LiveCache } from './live-cache.js';
import { RealtimeClient } from './realtime-client.js';
import { openSocket } from './socket.js';

const clients = new WeakMap<QueryClient, RealtimeClient>();

/** The one realtime client of a cache: one socket per page. */
export function realtimeFor(cache: QueryClient): RealtimeClient {
  const known = clients.get(cache);
  if (known) return known;
  const client = new RealtimeClient(openSocket(), new LiveCache(cache));
  onlineManager.subscribe((isOnline) => {
    if (isOnline) client.resume();
  });
  clients.set(cache, client);
  return client;
}
