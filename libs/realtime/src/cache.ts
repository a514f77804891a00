import type { Change, Channel, Page } from '@portal/contracts';
import { feedPositionOf, liveChannels, liveTables } from '@portal/data-access';
import type { QueryClient } from '@tanstack/react-query';

type Row = { id: string; version?: number };

const isNewer = (row: Row, known: Row): boolean => (row.version ?? Number.POSITIVE_INFINITY) > (known.version ?? 0);

const isPage = (data: unknown): data is Page<Row> =>
  typeof data === 'object' && data !== null && 'data' in data && Array.isArray(data.data);

/**
 * Brings one change into the cache: newer rows replace older ones at once, deleted ones go, lists are fetched anew.
 * Repeats and older versions are harmless (decisions, section 8).
 */
export function applyChange(client: QueryClient, { event, table, record }: Change): void {
  const place = liveTables[table];
  if (!place) return;
  const { queryKey } = place.detail(record.id);
  if (event === 'DELETE') {
    client.removeQueries({ queryKey });
  } else {
    client.setQueryData<Row>(queryKey, (known) => (known && isNewer(record, known) ? { ...known, ...record } : known));
    client.setQueriesData({ queryKey: place.lists }, (list: unknown) => (isPage(list) ? withRow(list, record) : list));
  }
  void client.invalidateQueries({ queryKey: place.lists });
}

function withRow(page: Page<Row>, record: Row): Page<Row> {
  if (!page.data.some((row) => row.id === record.id && isNewer(record, row))) return page;
  return {
    ...page,
    data: page.data.map((row) => (row.id === record.id && isNewer(record, row) ? { ...row, ...record } : row)),
  };
}

/** Fetches a channel's data anew: after a reconnect, a resync, or when a change may have been missed. */
export function refetchChannel(client: QueryClient, channel: Channel): void {
  const queryKey = liveChannels[channel];
  if (queryKey) void client.invalidateQueries({ queryKey });
}

/** Whether something fetched for the channel is older than the feed position at which the channel was joined. */
export function isBehind(client: QueryClient, channel: Channel, seq: number): boolean {
  const queryKey = liveChannels[channel];
  if (!queryKey) return false;
  return client
    .getQueriesData({ queryKey })
    .some(([, data]) => data !== undefined && (feedPositionOf(data) ?? 0) < seq);
}
