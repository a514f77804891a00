import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor, EventName, EventPayload } from '@portal/contracts';
import { type InferResult, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { RecordedEvent } from '../database/aggregate-root.js';
import { fixedStatement, type Queries } from '../database/fixed-statement.js';
import { kysely } from '../database/read-kit.js';
import { type EventCause, requestContext } from '../http/request-context.js';

/** A row of domain_events: what happened to which record, who did it, in which call. */
export class StoredEvent<Name extends EventName = EventName> {
  id!: string;
  name!: Name;
  entity_type!: string;
  entity_id!: string;
  payload!: EventPayload<Name>;
  actor_kind!: Actor['kind'];
  actor_id!: string | null;
  request_id!: string;
  /** The workflow's run that caused it, and how deep in a chain of workflows that run is. */
  workflow_run_id!: string | null;
  workflow_depth!: number | null;
  occurred_at!: Date;
  /** The feed position; null until the event is sequenced, which is after its commit. */
  seq!: number | null;
}

/** The workflow's run behind an event: what listeners make of the event has the same cause. */
export const causeOf = (event: StoredEvent): EventCause | undefined =>
  event.workflow_run_id === null
    ? undefined
    : { workflowRunId: event.workflow_run_id, depth: event.workflow_depth ?? 1 };

export const StoredEventSchema = defineEntity({
  class: StoredEvent,
  tableName: 'domain_events',
  properties: {
    id: p.uuid().primary(),
    name: p.string().$type<EventName>(),
    entity_type: p.string(),
    entity_id: p.uuid(),
    payload: p.json<EventPayload<EventName>>(),
    actor_kind: p.string().$type<Actor['kind']>(),
    actor_id: p.uuid().nullable(),
    request_id: p.string(),
    workflow_run_id: p.uuid().nullable(),
    workflow_depth: p.smallint().nullable(),
    occurred_at: p.datetime(),
    seq: p.bigint('number').nullable(),
  },
});

/**
 * Records an event without an aggregate at hand, for changes made by one statement over many rows. It is written by the
 * next flush of `em`; call it inside the transaction that makes the change. Answers the event's id.
 */
export function recordEvent<Name extends EventName>(
  em: EntityManager,
  name: Name,
  entityId: string,
  payload: EventPayload<Name>,
): string {
  const id = uuidv7();
  const entityType = name.slice(0, name.indexOf('.'));
  const event: RecordedEvent<Name> = { id, name, payload, entityType, entityId, occurredAt: new Date() };
  em.persist(storedEventOf(event));
  return id;
}

/** The row of an event, with who causes it and in which call. */
export function storedEventOf({ id, name, payload, entityType, entityId, occurredAt }: RecordedEvent): StoredEvent {
  const { actor, requestId, cause } = requestContext();
  return Object.assign(new StoredEvent(), {
    id,
    name,
    entity_type: entityType,
    entity_id: entityId,
    payload,
    actor_kind: actor.kind,
    actor_id: actor.id,
    request_id: requestId,
    workflow_run_id: cause?.workflowRunId ?? null,
    workflow_depth: cause?.depth ?? null,
    occurred_at: occurredAt,
    seq: null,
  });
}

const PREFIX = 'mass-';

/** The request id of work that makes records by the thousand; its events stand in the audit under it. */
export const bulkRequestId = (id: string): string => `${PREFIX}${id}`;

/** Whether an event comes of such work: it causes no notification and starts no workflow. */
export const isBulkRequest = ({ request_id: id }: Pick<StoredEvent, 'request_id'>): boolean => id.startsWith(PREFIX);

/** The same as a condition on the events `e`. */
export const IS_BULK_REQUEST = `e.request_id like '${PREFIX}%'`;

/** What listeners write that screens show, by its table. */
export type ShownRows = 'activity_logs' | 'notifications' | 'support_tickets';

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
