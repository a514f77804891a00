import { p } from '@mikro-orm/core';
import type { EventName, EventPayload } from '@portal/contracts';
import { isDeepStrictEqual } from 'node:util';
import { v7 as uuidv7 } from 'uuid';
import { dollarsOf } from './money.js';

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

/** The changed fields of an update event, with old and new value. Unchanged fields are left out. */
export type Changes = Record<string, { from: unknown; to: unknown }>;

/** As JSON has it: dates as texts, nothing that is undefined. */
const plain = (value: unknown): unknown => {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? undefined : JSON.parse(text);
};

/** Whatever the order of the keys: jsonb keeps another one than what is sent. */
const same = (one: unknown, other: unknown): boolean => one === other || isDeepStrictEqual(plain(one), plain(other));

type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

type PropertyNames<Shape, Own extends keyof Shape> = { [Name in Exclude<keyof Shape, Own> & string]: Camel<Name> };

/** Wire name → property of what an input changes: all of its fields but `own`, which have rules of their own. */
export const propertiesOf = <Shape extends object, Own extends keyof Shape & string = never>(
  { shape }: { shape: Shape },
  ...own: readonly Own[]
): PropertyNames<Shape, Own> =>
  Object.fromEntries(
    Object.keys(shape)
      .filter((name) => !own.some((other) => other === name))
      .map((name) => [name, name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())]),
  ) as PropertyNames<Shape, Own>;

/**
 * Sets the properties that `input` carries and that differ, and answers them by their wire names.
 * @param fields wire name → property
 */
export function applyChanges<Row extends object>(
  row: Row,
  input: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, keyof Row & string>>,
): Changes {
  const changes: Changes = {};
  for (const [name, property] of Object.entries(fields)) {
    const [from, to] = [row[property], input[name]];
    if (to === undefined || same(from, to)) continue;
    changes[name] = { from, to };
    Object.assign(row, { [property]: to });
  }
  return changes;
}

/** The same for cents, which are dollars on the wire. */
export function applyCents<Row extends object>(
  row: Row,
  cents: Readonly<Record<string, number | null | undefined>>,
  fields: Readonly<Record<string, keyof Row & string>>,
): Changes {
  const changes = Object.entries(applyChanges(row, cents, fields)) as [string, Record<'from' | 'to', number | null>][];
  return Object.fromEntries(
    changes.map(([name, { from, to }]) => [name, { from: dollarsOf(from), to: dollarsOf(to) }]),
  );
}
