import { defineEntity, p } from '@mikro-orm/core';
import type { Actor, EventName, EventPayload } from '@portal/contracts';

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
  occurred_at!: Date;
  /** The feed position; null until the event is numbered, which is after its commit. */
  seq!: number | null;
}

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
    occurred_at: p.datetime(),
    seq: p.bigint('number').nullable(),
  },
});
