import { p } from '@mikro-orm/core';
import type { EventName, EventPayload } from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';

/** An event of an entity; it becomes a row of domain_events in the same flush. */
export interface RecordedEvent<Name extends EventName = EventName> {
  id: string;
  name: Name;
  payload: EventPayload<Name>;
  entityType: string;
  entityId: string;
  occurredAt: Date;
}

/** Kept beside the entities: hydration skips constructors, and nothing here may reach a column. */
const recordedEvents = new WeakMap<AggregateRoot, RecordedEvent[]>();

/** A record that owns its state: identity, version, soft deletion, and the events it recorded. */
export abstract class AggregateRoot {
  id: string = uuidv7();
  createdAt: Date = new Date();
  updatedAt: Date = new Date();
  version: number = 1;
  deletedAt: Date | null = null;

  /** Remembers what happened; the outbox writes it when the entity is flushed. The entity type is the name's first word. */
  protected record<Name extends EventName>(name: Name, payload: EventPayload<Name>): void {
    const event: RecordedEvent<Name> = {
      id: uuidv7(),
      name,
      payload,
      entityType: name.slice(0, name.indexOf('.')),
      entityId: this.id,
      occurredAt: new Date(),
    };
    recordedEvents.set(this, [...(recordedEvents.get(this) ?? []), event]);
  }

  /** Hands over what was recorded since the last call. */
  takeRecordedEvents(): RecordedEvent[] {
    const events = recordedEvents.get(this) ?? [];
    recordedEvents.delete(this);
    return events;
  }
}

/** The columns that every aggregate has; spread into `defineEntity({ properties })`. Every change raises `version`. */
export const aggregateProperties = {
  id: p.uuid().primary(),
  createdAt: p.datetime(),
  updatedAt: p.datetime().onUpdate(() => new Date()),
  version: p.integer().onUpdate((row: AggregateRoot) => row.version + 1),
  deletedAt: p.datetime().nullable(),
};
