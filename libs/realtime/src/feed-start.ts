import type { Channel } from '@portal/contracts';
import { feedPositionOf, liveKeysOf } from '@portal/data-access';
import type { QueryClient } from '@tanstack/react-query';

/** Where the first join of a channel begins. */
export interface Start {
  /** The feed position that what was fetched is good for. */
  last_seq?: number;
  /** Whether it is to be refetched instead, because its position isn't known. */
  refetch: boolean;
}

/**
 * The oldest position of what was fetched for the channel; to be refetched where something has none, for example
 * because a live change made it. Nothing fetched lacks nothing.
 */
export function startOf(client: QueryClient, channel: Channel): Start {
  const positions = liveKeysOf(channel)
    .flatMap((queryKey) => client.getQueriesData({ queryKey }))
    .filter(([, data]) => data !== undefined && data !== null)
    .map(([, data]) => feedPositionOf(data));
  const known = positions.filter((position) => position !== null);
  if (known.length < positions.length) return { refetch: true };
  return known.length === 0 ? { refetch: false } : { last_seq: Math.min(...known), refetch: false };
}

/**
 * Waits for what is being fetched for the channel, so that its position is known; not longer than the given
 * milliseconds.
 */
export function whenFetched(client: QueryClient, channel: Channel, within: number): Promise<void> {
  const isFetching = (): boolean => liveKeysOf(channel).some((queryKey) => client.isFetching({ queryKey }) > 0);
  if (!isFetching()) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, within);
    const stop = client.getQueryCache().subscribe(() => {
      if (!isFetching()) done();
    });
  });
}
