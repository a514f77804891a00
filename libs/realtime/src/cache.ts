import { sentenceOf, type Change, type Channel } from '@portal/contracts';
import {
  addRow,
  ApiError,
  changeCopies,
  feedPositionOf,
  liveKeysOf,
  liveTables,
  removeRow,
  sortRows,
  type LiveTable,
} from '@portal/data-access';
import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';

type Row = { id: string; version?: number };

/** The same version counts: figures that are made of other rows, like a project's progress, change without one. */
const isNewer = (row: Row, known: Row): boolean => (row.version ?? Number.POSITIVE_INFINITY) >= (known.version ?? 0);

/**
 * Brings one change into the cache: newer rows replace older ones at once, new ones join the whole lists they belong to,
 * deleted ones go; lists that hold only a page are fetched anew. Repeats and older versions are harmless (decisions,
 * section 8).
 */
export function applyChange(client: QueryClient, { event, table, record }: Change): void {
  const place = liveTables[table];
  if (!place) return;
  if (event === 'DELETE') {
    showAsGone(client, place.detail(record.id).queryKey);
    removeRow(client, place.lists, record.id);
  } else {
    changeCopies<Row>(client, place, record.id, (known) => (isNewer(record, known) ? { ...known, ...record } : known));
    placeRow(client, place, event, record);
  }
  const complete = new Set(event === 'DELETE' ? [] : place.whole?.keysOf(record).map(hashKey));
  void client.invalidateQueries({
    queryKey: place.lists,
    predicate: (query) => !complete.has(query.queryHash) && !isGone(query),
  });
}

/** Failures that a live DELETE left in the cache: the server has said so already. */
const gone = new WeakSet<Error>();

const isGone = ({ state: { error } }: Query): boolean => error !== null && gone.has(error);

/** An open page of the record says that it isn't there, without asking the server for it once more. */
function showAsGone(client: QueryClient, queryKey: QueryKey): void {
  const sentence = sentenceOf('not_found');
  const error = new ApiError(404, sentence, { error: sentence, code: 'not_found', status: 404, request_id: 'live' });
  gone.add(error);
  client.getQueryCache().find({ queryKey })?.setState({ data: undefined, status: 'error', error, fetchStatus: 'idle' });
}

function placeRow(client: QueryClient, { whole }: LiveTable, event: Change['event'], record: Row): void {
  if (!whole) return;
  if (event === 'INSERT') addRow(client, whole, record);
  else sortRows(client, whole, record);
}

/** Fetches a channel's data anew: after a reconnect, a resync, or when a change may have been missed. */
export function refetchChannel(client: QueryClient, channel: Channel): void {
  for (const queryKey of liveKeysOf(channel))
    void client.invalidateQueries({ queryKey, predicate: (query) => !isGone(query) });
}

/** Where the first join of a channel begins. */
export interface Start {
  /** The feed position that what was fetched is good for. */
  last_seq?: number;
  /** Whether it is to be fetched anew instead, because its position isn't known. */
  refetch: boolean;
}

/**
 * The oldest position of what was fetched for the channel; to be fetched anew where something has none, for example
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

/** Waits for what is being fetched for the channel, so that its position is known; not longer than the given milliseconds. */
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
