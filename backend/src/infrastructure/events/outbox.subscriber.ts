import {
  type EventArgs,
  type EventSubscriber,
  type FlushEventArgs,
  MikroORM,
  type TransactionEventArgs,
} from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { AggregateRoot } from '../database/aggregate-root.js';
import { fixedStatement } from '../database/fixed-statement.js';
import { StoredEvent, storedEventOf } from './stored-event.js';
import { EventSignals } from './event-signals.js';

/** Transactions are shorter than this, in milliseconds; a later commit gives no signal, and the sweep finds it. */
const FRESH = 2_000;

/** When this process last wrote an event, by whatever way. */
let lastInsert = 0;

/** The commit of the running transaction is to signal that events wait. */
export const eventsWereWritten = (): void => {
  lastInsert = Date.now();
};

/** Events in their order, by one statement. */
const insert = fixedStatement(
  ({ events }: { events: string }) => sql`
    insert into domain_events (id, name, entity_type, entity_id, payload, actor_kind, actor_id, request_id,
      workflow_run_id, workflow_depth, occurred_at)
    select e.id, e.name, e.entity_type, e.entity_id, e.payload, e.actor_kind, e.actor_id, e.request_id,
      e.workflow_run_id, e.workflow_depth, e.occurred_at
    from rows from (jsonb_to_recordset(${events}::jsonb) as (id uuid, name text, entity_type text, entity_id uuid,
      payload jsonb, actor_kind text, actor_id uuid, request_id text, workflow_run_id uuid, workflow_depth smallint,
      occurred_at timestamptz)) with ordinality as e
    order by ordinality`,
);

/** Writes what aggregates recorded to domain_events in the flush that writes the aggregates: both or neither. */
@Injectable()
export class OutboxSubscriber implements EventSubscriber, OnModuleInit {
  constructor(
    private readonly orm: MikroORM,
    private readonly signals: EventSignals,
  ) {}

  onModuleInit(): void {
    this.orm.em.getEventManager().registerSubscriber(this);
  }

  /** Within a transaction by one statement of its own; else with the rows, in the transaction of the flush. */
  async beforeFlush({ em, uow }: FlushEventArgs): Promise<void> {
    const touched = new Set<unknown>([
      ...uow.getIdentityMap().values(),
      ...uow.getPersistStack(),
      ...uow.getRemoveStack(),
    ]);
    const events = [...touched].flatMap((entity) =>
      entity instanceof AggregateRoot ? entity.takeRecordedEvents().map(storedEventOf) : [],
    );
    if (events.length === 0) return;
    if (!em.isInTransaction()) {
      em.persist(events);
      return;
    }
    await insert(em as EntityManager, { events: JSON.stringify(events) });
    eventsWereWritten();
  }

  afterCreate({ entity }: EventArgs<unknown>): void {
    if (entity instanceof StoredEvent) eventsWereWritten();
  }

  afterTransactionCommit({ transaction }: TransactionEventArgs): void {
    const isSavepoint = (transaction as { savepointName?: string } | undefined)?.savepointName !== undefined;
    if (isSavepoint) return;
    if (Date.now() - lastInsert < FRESH) this.signals.committed();
  }
}
