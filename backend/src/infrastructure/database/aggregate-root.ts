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
  /** Every change raises `version`. */
  static readonly properties = {
    id: p.uuid().primary(),
    createdAt: p.datetime(),
    updatedAt: p.datetime().onUpdate(() => new Date()),
    version: p.integer().onUpdate((row: AggregateRoot) => row.version + 1),
    deletedAt: p.datetime().nullable(),
  };

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

type Properties<Begin = unknown> = Readonly<Record<string, { '~options': { nullable?: unknown; onCreate?: Begin } }>>;

/** A row with these properties. */
type RowOf<Own extends Properties> = {
  [Name in keyof Own]: Own[Name] extends { '~type'?: { value: infer Value }; '~options': infer Options }
    ? Options extends { nullable: true }
      ? Value | null
      : Value
    : never;
};

/** A text column whose values have a type. */
export const text = <Value extends string>() => p.text().$type<Value>();

/**
 * The base class of an entity with these properties beside those of `Base`; its `properties` are all of them, for
 * `entities`. A new one begins with what `onCreate` gives, and null in other nullable properties.
 */
export function withProperties<Root extends AggregateRoot, Inherited, Own extends Properties>(
  Base: (abstract new () => Root) & { readonly properties: Inherited },
  own: Own,
): (abstract new () => Root & RowOf<Own>) & { readonly properties: Inherited & Own };
export function withProperties(Base: typeof AggregateRoot, own: Properties<() => unknown>): typeof AggregateRoot {
  return class extends Base {
    static override readonly properties = { ...Base.properties, ...own };

    constructor() {
      super();
      for (const [name, { '~options': options }] of Object.entries(own)) {
        if (options.onCreate) Object.assign(this, { [name]: options.onCreate() });
        else if (options.nullable) Object.assign(this, { [name]: null });
      }
    }
  };
}
