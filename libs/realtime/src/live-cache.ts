import { realtimeTimings, sentenceOf, type Change, type Channel, type ChangesMessage } from '@portal/contracts';
import {
  addRow,
  ApiError,
  feedPositionOf,
  liveKeysOf,
  liveTables,
  removeRow,
  sessionKey,
  updateRow,
} from '@portal/data-access';
import { notifyManager, type Query, type QueryClient, type QueryFilters, type QueryKey } from '@tanstack/react-query';
import { startOf, whenFetched, type Start } from './feed-start.js';
import type { RealtimeSink } from './realtime-client.js';

/** How long a first join waits for what the screen is fetching, in milliseconds. */
const FETCH_PATIENCE = 2_000;

type Row = { id: string; version?: number };

/** The same version counts: figures that are made of other rows, like a project's progress, change without one. */
const isNewer = (row: Row, known: Row): boolean => (row.version ?? Number.POSITIVE_INFINITY) >= (known.version ?? 0);

/** Failures that a live DELETE left in the cache: the server needn't be called again. */
const gone = new WeakSet<Error>();

const isGone = ({ state: { error } }: Query): boolean => error !== null && gone.has(error);

/** The queries into which a change is put. */
function placesOf({ table, record }: Change): QueryKey[] {
  const { detail, whole } = liveTables[table] ?? {};
  return [...(detail ? [detail(record.id).queryKey] : []), ...(whole ? [whole.all] : [])];
}

interface Stale {
  /** The feed position from which on an answer is new enough. */
  seq: number;
  /** When it is refetched, by `performance.now()`. */
  at: number;
}

/**
 * Applies the server's changes to the cache (decisions, section 8). A record is put where its place is known: its own
 * query, and the lists that hold every row of their scope. All other queries that show it (pages, numbers) are fetched
 * again, once for all changes of a moment, unless an answer has brought them meanwhile. Where changes keep coming each
 * is fetched less often, and once more after the last. Repeats and older versions are harmless.
 */
export class LiveCache implements RealtimeSink {
  private readonly stale = new Map<Query, Stale>();
  /** Until when each query would have been refetched had it been as rarely as while changes keep coming. */
  private readonly fetchedUntil = new WeakMap<Query, number>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly client: QueryClient) {}

  /** Brings one message of the server into the cache; what shows it is drawn once. */
  changes({ seq, items }: Pick<ChangesMessage, 'seq' | 'items'>): void {
    notifyManager.batch(() => {
      for (const change of items) {
        this.put(change);
        this.refetch(liveTables[change.table]?.lists ?? [], seq);
        // an answer that is under way may be older than what was put
        this.refetch(placesOf(change), seq, { fetchStatus: 'fetching' });
      }
    });
  }

  async startOf(channel: Channel): Promise<Start> {
    await whenFetched(this.client, channel, FETCH_PATIENCE);
    return startOf(this.client, channel);
  }

  resync(channel: Channel, seq: number): void {
    this.refetch(liveKeysOf(channel), seq);
  }

  dropped(): void {
    void this.client.invalidateQueries({ queryKey: sessionKey });
  }

  private put({ event, table, record }: Change): void {
    const { detail, whole } = liveTables[table] ?? {};
    if (event === 'DELETE') {
      if (detail) this.showAsGone(detail(record.id).queryKey);
      if (whole) removeRow(this.client, whole.all, record.id);
      return;
    }
    const merge = (known: Row): Row => (isNewer(record, known) ? { ...known, ...record } : known);
    if (detail) this.client.setQueryData<Row>(detail(record.id).queryKey, (known) => known && merge(known));
    if (whole && event === 'INSERT') addRow(this.client, whole, record);
    if (whole) updateRow(this.client, whole, record, merge);
  }

  /** An open page of the record shows that it is gone, without another call. */
  private showAsGone(queryKey: QueryKey): void {
    const sentence = sentenceOf('not_found');
    const error = new ApiError(404, sentence, { error: sentence, code: 'not_found', status: 404, request_id: 'live' });
    gone.add(error);
    const query = this.client.getQueryCache().find({ queryKey });
    query?.setState({ data: undefined, status: 'error', error, fetchStatus: 'idle' });
  }

  private refetch(keys: readonly QueryKey[], seq: number, filters: QueryFilters = {}): void {
    const now = performance.now();
    for (const queryKey of keys)
      for (const query of this.client.getQueryCache().findAll({ ...filters, queryKey })) {
        const at = this.stale.get(query)?.at ?? Math.max(now + realtimeTimings.listRefetch, this.freeAt(query));
        this.stale.set(query, { seq, at });
      }
    this.plan();
  }

  private plan(): void {
    clearTimeout(this.timer);
    if (this.stale.size === 0) return;
    const next = Math.min(...[...this.stale.values()].map(({ at }) => at));
    this.timer = setTimeout(() => this.fetchStale(), Math.ceil(next - performance.now()));
  }

  private fetchStale(): void {
    const now = performance.now();
    const due = new Set<Query>();
    for (const [query, { seq, at }] of this.stale) {
      if (at > now) continue;
      this.stale.delete(query);
      if ((feedPositionOf(query.state.data) ?? -1) >= seq || isGone(query)) continue;
      due.add(query);
      if (query.isActive())
        this.fetchedUntil.set(query, Math.max(now, this.fetchedUntil.get(query) ?? 0) + realtimeTimings.listEvery);
    }
    void this.client.invalidateQueries({ predicate: (query) => due.has(query) });
    this.plan();
  }

  /** When the query may be refetched: the first times at once, then only so often. */
  private freeAt(query: Query): number {
    return (this.fetchedUntil.get(query) ?? 0) - (realtimeTimings.listsAtOnce - 1) * realtimeTimings.listEvery;
  }
}
