import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor, EventName, EventPayload } from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import type { RecordedEvent } from '../database/aggregate-root.js';
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
