import type { EntityManager } from '@mikro-orm/postgresql';
import type { StoredEvent } from './stored-event.js';

type Row = Omit<StoredEvent, 'occurred_at' | 'seq'> & { occurred_ms: number; seq: string | null };

const columns = `id, name, entity_type, entity_id, payload, actor_kind, actor_id, request_id, seq,
  (extract(epoch from occurred_at) * 1000)::float8 as occurred_ms`;

const toEvent = ({ occurred_ms, seq, ...row }: Row): StoredEvent => ({
  ...row,
  occurred_at: new Date(occurred_ms),
  seq: seq === null ? null : Number(seq),
});

/** The numbered events behind a feed position, in order. */
export async function readEventsAfter(em: EntityManager, seq: number, limit: number): Promise<StoredEvent[]> {
  const rows = await em.execute<Row[]>(`select ${columns} from domain_events where seq > ? order by seq limit ?`, [
    seq,
    limit,
  ]);
  return rows.map(toEvent);
}

/** One event, or undefined when it was purged. */
export async function readEvent(em: EntityManager, id: string): Promise<StoredEvent | undefined> {
  const rows = await em.execute<Row[]>(`select ${columns} from domain_events where id = ?`, [id]);
  return rows.map(toEvent)[0];
}

/** The newest feed position: everything up to it is committed and visible to whoever reads next. */
export async function currentSeq(em: EntityManager): Promise<number> {
  const rows = await em.execute<{ seq: string }[]>('select coalesce(max(seq), 0) as seq from domain_events');
  return Number(rows[0]?.seq ?? 0);
}
