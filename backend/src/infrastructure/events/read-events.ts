import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult } from 'kysely';
import { fixedStatement, type Queries } from '../database/fixed-statement.js';
import { kysely } from '../database/read-kit.js';
import type { ShownRows } from './decorators.js';
import type { StoredEvent } from './stored-event.js';

/** A place in the feed: an event, or rows that one of its listeners has written since. */
export interface FeedEntry {
  seq: number;
  event: StoredEvent;
  /** The rows that a listener has written; null where the event itself is to be shown. */
  shows: ShownRows | null;
}

const events = (em: Queries) =>
  kysely(em)
    .selectFrom('domain_events as e')
    .select([
      'e.id',
      'e.name',
      'e.entity_type',
      'e.entity_id',
      'e.payload',
      'e.actor_kind',
      'e.actor_id',
      'e.request_id',
    ])
    .select(['e.workflow_run_id', 'e.workflow_depth'])
    .select(sql<number>`(extract(epoch from e.occurred_at) * 1000)::float8`.as('occurred_ms'));

type Row = InferResult<ReturnType<typeof events>>[number] & { seq: string | null };

const toEvent = ({ occurred_ms, seq, ...row }: Row): StoredEvent => ({
  ...row,
  occurred_at: new Date(occurred_ms),
  seq: seq === null ? null : Number(seq),
});

const feedAfter = fixedStatement(({ seq, limit }: { seq: string; limit: number }, building) => {
  const recorded = events(building).select(['e.seq', sql<ShownRows | null>`null`.as('shows')]);
  const written = events(building)
    .innerJoin('effects as f', 'f.event_id', 'e.id')
    .select((eb) => ['f.seq', eb.ref('f.shows').$castTo<ShownRows | null>().as('shows')]);
  const [first, second] = [
    recorded.where('e.seq', '>', seq).orderBy('e.seq').limit(limit).as('recorded'),
    written.where('f.seq', '>', seq).orderBy('f.seq').limit(limit).as('written'),
  ];
  const all = kysely(building).selectFrom(first).selectAll();
  return all.unionAll(kysely(building).selectFrom(second).selectAll()).orderBy('seq').limit(limit);
});

/** The entries behind a feed position, in order. */
export async function readFeedAfter(em: EntityManager, seq: number, limit: number): Promise<FeedEntry[]> {
  const rows = await feedAfter(em, { seq: String(seq), limit });
  return rows.map(({ shows, ...row }) => ({ seq: Number(row.seq), event: toEvent(row), shows }));
}

const eventById = fixedStatement(({ id }: { id: string }, building) =>
  events(building).select('e.seq').where('e.id', '=', id),
);

/** One event, or undefined when it was purged. */
export const readEvent = async (em: EntityManager, id: string): Promise<StoredEvent | undefined> =>
  (await eventById(em, { id })).map(toEvent)[0];

/** The newest feed position: everything up to it is committed and visible to the next read. */
export async function currentSeq(em: EntityManager): Promise<number> {
  const newest = (table: 'domain_events' | 'effects') =>
    kysely(em)
      .selectFrom(table)
      .select((eb) => eb.fn.max('seq').as('seq'));
  const rows = await newest('domain_events').unionAll(newest('effects')).execute();
  return Math.max(...rows.map(({ seq }) => Number(seq ?? 0)));
}
