import type { Change, Channel } from '@portal/contracts';
import {
  addRow,
  changeCopies,
  feedPositionOf,
  liveKeysOf,
  liveTables,
  removeRow,
  sortRows,
  type LiveTable,
} from '@portal/data-access';
import { hashKey, type QueryClient } from '@tanstack/react-query';

type Row = { id: string; version?: number };

const isNewer = (row: Row, known: Row): boolean => (row.version ?? Number.POSITIVE_INFINITY) > (known.version ?? 0);

/**
 * Brings one change into the cache: newer rows replace older ones at once, new ones join the whole lists they belong to,
 * deleted ones go; lists that hold only a page are fetched anew. Repeats and older versions are harmless (decisions,
 * section 8).
 */
export function applyChange(client: QueryClient, { event, table, record }: Change): void {
  const place = liveTables[table];
  if (!place) return;
  if (event === 'DELETE') {
    void client.resetQueries(place.detail(record.id));
    removeRow(client, place.lists, record.id);
  } else {
    changeCopies<Row>(client, place, record.id, (known) => (isNewer(record, known) ? { ...known, ...record } : known));
    placeRow(client, place, event, record);
  }
  const complete = new Set(event === 'DELETE' ? [] : place.whole?.keysOf(record).map(hashKey));
  void client.invalidateQueries({ queryKey: place.lists, predicate: ({ queryHash }) => !complete.has(queryHash) });
}

function placeRow(client: QueryClient, { whole }: LiveTable, event: Change['event'], record: Row): void {
  if (!whole) return;
  if (event === 'INSERT') addRow(client, whole, record);
  else sortRows(client, whole, record);
}

/** Fetches a channel's data anew: after a reconnect, a resync, or when a change may have been missed. */
export function refetchChannel(client: QueryClient, channel: Channel): void {
  for (const queryKey of liveKeysOf(channel)) void client.invalidateQueries({ queryKey });
}

/** Whether something fetched for the channel is older than the feed position at which the channel was joined. */
export function isBehind(client: QueryClient, channel: Channel, seq: number): boolean {
  return liveKeysOf(channel)
    .flatMap((queryKey) => client.getQueriesData({ queryKey }))
    .some(([, data]) => data !== undefined && (feedPositionOf(data) ?? 0) < seq);
}
