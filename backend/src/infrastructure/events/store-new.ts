import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AggregateRoot, RecordedEvent } from '../database/aggregate-root.js';
import { queryRaw } from '../database/query-raw.js';
import { requestContext } from '../http/request-context.js';
import { eventsWereWritten } from './outbox.subscriber.js';

const EVENT_COLUMNS = [
  ...['id', 'name', 'entity_type', 'entity_id', 'payload'],
  ...['actor_kind', 'actor_id', 'request_id', 'occurred_at'],
];

/** How a row is written that has values for these columns and comes with so many events. */
interface Plan {
  given: readonly EntityProperty[];
  /** What the database fills in. */
  made: readonly EntityProperty[];
  text: string;
}

/** The rows of an entity come in a few shapes, each of which is planned once. */
interface Plans {
  columns: readonly EntityProperty[];
  byShape: Map<string, Plan>;
}

const plansOf = new WeakMap<EntityMetadata, Plans>();

/**
 * Writes one new aggregate and what it recorded by a single statement; what the database fills in (a number) is set on
 * it. A flush would do the same in a statement for each table, and look through all that the unit of work knows.
 */
export async function storeNew(em: EntityManager, aggregate: AggregateRoot): Promise<void> {
  const events = aggregate.takeRecordedEvents();
  const { given, made, text } = planFor(em.getMetadata().get(aggregate.constructor), aggregate, events.length);
  const values = given.map((prop) => stored(em, prop, valueOf(aggregate, prop)));
  const [row] = await queryRaw<Record<string, unknown>>(em, text, [...values, ...events.flatMap(eventRow)]);
  for (const prop of made) Object.assign(aggregate, { [prop.name]: row?.[prop.fieldNames[0] ?? prop.name] });
  if (events.length > 0) eventsWereWritten();
}

function planFor(meta: EntityMetadata, aggregate: AggregateRoot, events: number): Plan {
  let plans = plansOf.get(meta);
  if (!plans) plansOf.set(meta, (plans = { columns: meta.props.filter(isColumn), byShape: new Map() }));
  let shape = `${events}`;
  for (const prop of plans.columns) shape += valueOf(aggregate, prop) === undefined ? '-' : '+';
  let plan = plans.byShape.get(shape);
  if (!plan) plans.byShape.set(shape, (plan = planned(meta.tableName, plans.columns, aggregate, events)));
  return plan;
}

function planned(table: string, columns: readonly EntityProperty[], aggregate: AggregateRoot, events: number): Plan {
  const [given, made] = partition(columns, (prop) => valueOf(aggregate, prop) !== undefined);
  const into = insertion(table, given.map(columnOf), 1, 1);
  const told = insertion('domain_events', EVENT_COLUMNS, events, given.length + 1);
  const returning = made.length > 0 ? ` returning ${made.map(columnOf).join(', ')}` : '';
  return { given, made, text: `${events > 0 ? `with told as (${told}) ` : ''}${into}${returning}` };
}

const isColumn = ({ persist, fieldNames }: EntityProperty): boolean => persist !== false && fieldNames.length === 1;

const columnOf = ({ fieldNames, name }: EntityProperty): string => `"${fieldNames[0] ?? name}"`;

const valueOf = (aggregate: AggregateRoot, { name }: EntityProperty): unknown =>
  (aggregate as unknown as Record<string, unknown>)[name];

const stored = (em: EntityManager, { customType, name }: EntityProperty, value: unknown): unknown =>
  value === null || !customType
    ? value
    : customType.convertToDatabaseValue(value, em.getPlatform(), { key: name, mode: 'query-data' });

/** `insert into … values ($3, $4), ($5, $6)`: so many rows, their parameters counted from a number on. */
function insertion(table: string, columns: readonly string[], rows: number, from: number): string {
  const row = (index: number): string => columns.map((_, at) => `$${from + index * columns.length + at}`).join(', ');
  const all = Array.from({ length: rows }, (_, index) => `(${row(index)})`).join(', ');
  return `insert into ${table} (${columns.join(', ')}) values ${all}`;
}

function eventRow({ id, name, payload, entityType, entityId, occurredAt }: RecordedEvent): unknown[] {
  const { actor, requestId } = requestContext();
  return [id, name, entityType, entityId, JSON.stringify(payload), actor.kind, actor.id, requestId, occurredAt];
}

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
