import { defineEntity, p } from '@mikro-orm/core';
import type { Actor, EventName, EventPayload } from '@portal/contracts';
import type { EventCause } from '../http/request-context.js';

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
