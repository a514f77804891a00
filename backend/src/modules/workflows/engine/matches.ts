import type { EntityManager } from '@mikro-orm/postgresql';
import type { WorkflowEventName } from '@portal/contracts';
import { sql, type InferResult } from 'kysely';
import { fixedStatement } from '../../../infrastructure/database/fixed-statement.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { IS_BULK_REQUEST } from '../../../infrastructure/events/index.js';
import { recordIdSql } from '../records/event-records.js';

/** A part of the feed that no matching has read yet: the positions that it lies between, the last one its own. */
export interface Batch {
  from: string;
  upto: string;
}

const SIZE = 500;

const unmatched = fixedStatement((_, building) => {
  const next = kysely(building).selectFrom('domain_events').select('seq').where('seq', '>', sql.ref<string>('c.seq'));
  return kysely(building)
    .selectFrom('workflow_cursor as c')
    .leftJoinLateral(next.orderBy('seq').limit(sql.lit(SIZE)).as('b'), (join) => join.onTrue())
    .select((eb) => ['c.seq as from', eb.fn.max('b.seq').as('upto')])
    .groupBy('c.seq');
});

/** The next events that were not matched; null without any. */
export async function nextBatch(em: EntityManager): Promise<Batch | null> {
  const [row] = await unmatched(em, {});
  return row && row.upto !== null ? { from: row.from, upto: row.upto } : null;
}

/** The events of a batch, in the order in which they happened. */
const selectEvents = (em: EntityManager, { from, upto }: Batch) =>
  kysely(em)
    .selectFrom('domain_events as e')
    .where('e.seq', '>', from)
    .where('e.seq', '<=', upto)
    .select(['e.id as event_id', 'e.name', 'e.entity_id', 'e.payload', 'e.actor_kind', 'e.actor_id', 'e.occurred_at'])
    .select(['e.workflow_run_id', 'e.workflow_depth'])
    .$narrowType<{ name: WorkflowEventName }>()
    .orderBy('e.seq');

/** Those that enabled workflows begin with. */
export const selectTriggerMatches = (em: EntityManager, batch: Batch) =>
  selectEvents(em, batch)
    .innerJoin('workflow_triggers as w', (join) =>
      join
        .onRef('w.event', '=', 'e.name')
        .onRef('w.from_seq', '<', 'e.seq')
        .on('w.status', '=', 'enabled')
        .on('w.deleted_at', 'is', null),
    )
    .where(sql<boolean>`not (${sql.raw(IS_BULK_REQUEST)})`)
    .select(['w.id as trigger_id', 'w.trigger_version', 'w.conditions', 'w.cooldown_minutes', 'w.record_kind'])
    .select(sql<number>`jsonb_array_length(w.actions)`.as('steps'))
    .orderBy('w.position')
    .orderBy('w.id');
export type TriggerMatch = InferResult<ReturnType<typeof selectTriggerMatches>>[number];

/** Those for which runs wait. What a run itself caused doesn't end its wait. */
export const selectWaitMatches = (em: EntityManager, batch: Batch) =>
  selectEvents(em, batch)
    .innerJoin('workflow_runs as r', (join) =>
      join
        .onRef('r.wait_event', '=', 'e.name')
        .on('r.status', '=', 'waiting')
        .on('r.waits_for', '=', 'event')
        .on('r.woken_by', 'is', null)
        .on(sql<boolean>`r.record_id = ${sql.raw(recordIdSql('e'))} and e.occurred_at >= r.wait_since`)
        .on(sql<boolean>`e.workflow_run_id is distinct from r.id`),
    )
    .innerJoin('workflow_versions as v', (join) =>
      join.onRef('v.trigger_id', '=', 'r.trigger_id').onRef('v.number', '=', 'r.trigger_version'),
    )
    .select(['r.id as run_id', 'r.position', 'r.record_kind', 'v.actions']);
export type WaitMatch = InferResult<ReturnType<typeof selectWaitMatches>>[number];

/** Locks the place up to which events were matched; false where another worker was there first. */
export const lockCursor = async (em: EntityManager, { from }: Batch): Promise<boolean> =>
  (await kysely(em).selectFrom('workflow_cursor').select('seq').forUpdate().executeTakeFirst())?.seq === from;

export const moveCursor = (em: EntityManager, { upto }: Batch): Promise<unknown> =>
  em.execute('update workflow_cursor set seq = ?', [upto], 'run');

/** The runs that caused events: the workflows that caused one another up to each. */
export async function chainsOf(
  em: EntityManager,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (runIds.length === 0) return new Map();
  const isOne = sql<boolean>`id = any(${[...new Set(runIds)]}::uuid[])`;
  const rows = await kysely(em).selectFrom('workflow_runs').select(['id', 'chain']).where(isOne).execute();
  return new Map(rows.map(({ id, chain }) => [id, chain]));
}

/** The runs that a workflow began within so many minutes. */
export const runsOfLate = (em: EntityManager, triggerId: string, minutes: number) =>
  kysely(em)
    .selectFrom('workflow_runs')
    .where('trigger_id', '=', triggerId)
    .where('status', '<>', sql.lit('skipped'))
    .where('created_at', '>', sql<string>`now() - ${minutes} * interval '1 minute'`);

/** Whether the workflow began a run on the record within so many minutes. */
export async function ranLately(
  em: EntityManager,
  triggerId: string,
  recordId: string | null,
  minutes: number,
): Promise<boolean> {
  const runs = runsOfLate(em, triggerId, minutes).where('record_id', 'is not distinct from', recordId);
  return (await runs.select('id').limit(sql.lit(1)).executeTakeFirst()) !== undefined;
}
