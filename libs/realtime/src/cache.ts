import type { Change, Channel } from '@portal/contracts';
import { changeCopies, feedPositionOf, liveChannels, liveTables } from '@portal/data-access';
import type { QueryClient } from '@tanstack/react-query';

type Row = { id: string; version?: number };

const isNewer = (row: Row, known: Row): boolean => (row.version ?? Number.POSITIVE_INFINITY) > (known.version ?? 0);

/**
 * Brings one change into the cache: newer rows replace older ones at once, deleted ones go, lists are fetched anew.
 * Repeats and older versions are harmless (decisions, section 8).
 */
export function applyChange(client: QueryClient, { event, table, record }: Change): void {
  const place = liveTables[table];
  if (!place) return;
  if (event === 'DELETE') {
    client.removeQueries(place.detail(record.id));
  } else {
    changeCopies<Row>(client, place, record.id, (known) => (isNewer(record, known) ? { ...known, ...record } : known));
  }
  void client.invalidateQueries({ queryKey: place.lists });
}

/** Fetches a channel's data anew: after a reconnect, a resync, or when a change may have been missed. */
export function refetchChannel(client: QueryClient, channel: Channel): void {
  for (const queryKey of liveChannels[channel] ?? []) void client.invalidateQueries({ queryKey });
}

/** Whether something fetched for the channel is older than the feed position at which the channel was joined. */
export function isBehind(client: QueryClient, channel: Channel, seq: number): boolean {
  return (liveChannels[channel] ?? [])
    .flatMap((queryKey) => client.getQueriesData({ queryKey }))
    .some(([, data]) => data !== undefined && (feedPositionOf(data) ?? 0) < seq);
}
