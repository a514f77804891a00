import type { EntityManager } from '@mikro-orm/postgresql';
import type { ShownRows } from './decorators.js';
import type { StoredEvent } from './stored-event.js';

type Row = Omit<StoredEvent, 'occurred_at' | 'seq'> & { occurred_ms: number; seq: string | null };

/** A place in the feed: an event, or rows that one of its listeners has written since. */
export interface FeedEntry {
  seq: number;
  event: StoredEvent;
  /** The rows that a listener has written; null where the event itself is to be shown. */
  shows: ShownRows | null;
}

const columns = (seq: string): string => `e.id, e.name, e.entity_type, e.entity_id, e.payload, e.actor_kind, e.actor_id,
  e.request_id, e.workflow_run_id, e.workflow_depth, ${seq} as seq, (extract(epoch from e.occurred_at) * 1000)::float8 as occurred_ms`;

const toEvent = ({ occurred_ms, seq, ...row }: Row): StoredEvent => ({
  ...row,
  occurred_at: new Date(occurred_ms),
  seq: seq === null ? null : Number(seq),
});

/** The entries behind a feed position, in order. */
export async function readFeedAfter(em: EntityManager, seq: number, limit: number): Promise<FeedEntry[]> {
  const rows = await em.execute<(Row & { seq: string; shows: ShownRows | null })[]>(
    `(select ${columns('e.seq')}, null as shows from domain_events as e where e.seq > ? order by e.seq limit ?)
     union all
     (select ${columns('f.seq')}, f.shows from effects as f join domain_events as e on e.id = f.event_id
      where f.seq > ? order by f.seq limit ?)
     order by seq limit ?`,
    [seq, limit, seq, limit, limit],
  );
  return rows.map(({ shows, ...row }) => ({ seq: Number(row.seq), event: toEvent(row), shows }));
}

/** One event, or undefined when it was purged. */
export async function readEvent(em: EntityManager, id: string): Promise<StoredEvent | undefined> {
  const rows = await em.execute<Row[]>(`select ${columns('e.seq')} from domain_events as e where e.id = ?`, [id]);
  return rows.map(toEvent)[0];
}

/** The newest feed position: everything up to it is committed and visible to the next read. */
export async function currentSeq(em: EntityManager): Promise<number> {
  const rows = await em.execute<{ seq: string }[]>(
    `select greatest((select max(seq) from domain_events), (select max(seq) from effects), 0) as seq`,
  );
  return Number(rows[0]?.seq ?? 0);
}
