import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  Actor,
  ConditionGroup,
  EventName,
  WorkflowAction,
  WorkflowEventName,
  WorkflowRecordKind,
} from '@portal/contracts';
import { IS_BULK_REQUEST } from '../../../infrastructure/events/index.js';
import { recordIdSql } from '../records/event-records.js';

/** An event with a workflow that begins with it. */
export interface Match {
  event_id: string;
  name: EventName & WorkflowEventName;
  entity_id: string;
  payload: Record<string, unknown>;
  actor_kind: Actor['kind'];
  actor_id: string | null;
  occurred_ms: number;
  workflow_run_id: string | null;
  workflow_depth: number | null;
}

export interface TriggerMatch extends Match {
  trigger_id: string;
  trigger_version: number;
  conditions: ConditionGroup;
  steps: number;
  cooldown_minutes: number;
  record_kind: WorkflowRecordKind | null;
}

export interface WaitMatch extends Match {
  run_id: string;
  actions: WorkflowAction[];
  position: number;
  record_kind: WorkflowRecordKind;
}

/** A part of the feed that no matching has read yet. */
export interface Batch {
  from: number;
  upto: number;
  isFull: boolean;
}

const SIZE = 500;

const columns = `e.id as event_id, e.name, e.entity_id, e.payload, e.actor_kind, e.actor_id, e.workflow_run_id,
  e.workflow_depth, (extract(epoch from e.occurred_at) * 1000)::float8 as occurred_ms`;

/** The next events that were not matched; null without any. */
export async function nextBatch(em: EntityManager): Promise<Batch | null> {
  const [row] = await em.execute<{ from: string; upto: string | null; size: string }[]>(
    `select c.seq as "from", max(b.seq) as upto, count(b.seq) as size from workflow_cursor as c
     left join lateral (select e.seq from domain_events as e where e.seq > c.seq order by e.seq limit ${SIZE}) as b on true
     group by c.seq`,
  );
  if (!row || row.upto === null) return null;
  return { from: Number(row.from), upto: Number(row.upto), isFull: Number(row.size) === SIZE };
}

/** The events of a batch that enabled workflows begin with, in the order in which they happened. */
export const triggerMatches = (em: EntityManager, { from, upto }: Batch): Promise<TriggerMatch[]> =>
  em.execute<TriggerMatch[]>(
    `select ${columns}, w.id as trigger_id, w.trigger_version, w.conditions, w.cooldown_minutes, w.record_kind,
       jsonb_array_length(w.actions) as steps
     from domain_events as e
     join workflow_triggers as w on w.event = e.name and w.status = 'enabled' and w.deleted_at is null and e.seq > w.from_seq
     where e.seq > ? and e.seq <= ? and not (${IS_BULK_REQUEST})
     order by e.seq, w.position, w.id`,
    [from, upto],
  );

/** The events of a batch for which runs wait. What a run itself caused doesn't end its wait. */
export const waitMatches = (em: EntityManager, { from, upto }: Batch): Promise<WaitMatch[]> =>
  em.execute<WaitMatch[]>(
    `select ${columns}, r.id as run_id, r.position, r.record_kind, v.actions
     from domain_events as e
     join workflow_runs as r on r.status = 'waiting' and r.waits_for = 'event' and r.woken_by is null
       and r.wait_event = e.name and r.record_id = ${recordIdSql('e')} and e.occurred_at >= r.wait_since
       and e.workflow_run_id is distinct from r.id
     join workflow_versions as v on v.trigger_id = r.trigger_id and v.number = r.trigger_version
     where e.seq > ? and e.seq <= ?
     order by e.seq`,
    [from, upto],
  );

/** Locks the place up to which events were matched; false where another worker was there first. */
export async function lockCursor(em: EntityManager, { from }: Batch): Promise<boolean> {
  const rows = await em.execute<{ seq: string }[]>('select seq from workflow_cursor for update');
  return Number(rows[0]?.seq) === from;
}

export const moveCursor = (em: EntityManager, { upto }: Batch): Promise<unknown> =>
  em.execute('update workflow_cursor set seq = ?', [upto], 'run');

/** The runs that caused events: the workflows that caused one another up to each. */
export async function chainsOf(
  em: EntityManager,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (runIds.length === 0) return new Map();
  const rows = await em.execute<{ id: string; chain: string[] }[]>(
    'select id, chain from workflow_runs where id = any(?::uuid[])',
    [`{${[...new Set(runIds)].join(',')}}`],
  );
  return new Map(rows.map(({ id, chain }) => [id, chain]));
}

/** Whether the workflow began a run on the record within so many minutes. */
export async function ranLately(
  em: EntityManager,
  triggerId: string,
  recordId: string | null,
  minutes: number,
): Promise<boolean> {
  const rows = await em.execute<object[]>(
    `select 1 from workflow_runs where trigger_id = ? and record_id is not distinct from ? and status <> 'skipped'
       and created_at > now() - ? * interval '1 minute' limit 1`,
    [triggerId, recordId, minutes],
  );
  return rows.length > 0;
}
