import {
  type EventArgs,
  type EventSubscriber,
  type FlushEventArgs,
  MikroORM,
  type TransactionEventArgs,
} from '@mikro-orm/core';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AggregateRoot, type RecordedEvent } from '../database/aggregate-root.js';
import { requestContext } from '../http/request-context.js';
import { StoredEvent } from './stored-event.js';
import { EventSignals } from './event-signals.js';

/** Transactions are shorter than this, in milliseconds; a later commit gives no signal, and the sweep finds it. */
const FRESH = 2_000;

/** When this process last wrote an event, by whatever way. */
let lastInsert = 0;

/** The commit of the running transaction is to signal that events wait. */
export const eventsWereWritten = (): void => {
  lastInsert = Date.now();
};

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

  beforeFlush({ em, uow }: FlushEventArgs): void {
    const touched = new Set<unknown>([
      ...uow.getIdentityMap().values(),
      ...uow.getPersistStack(),
      ...uow.getRemoveStack(),
    ]);
    for (const entity of touched) {
      if (!(entity instanceof AggregateRoot)) continue;
      for (const recorded of entity.takeRecordedEvents()) em.persist(stored(recorded));
    }
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

function stored({ id, name, payload, entityType, entityId, occurredAt }: RecordedEvent): StoredEvent {
  const { actor, requestId } = requestContext();
  return Object.assign(new StoredEvent(), {
    id,
    name,
    entity_type: entityType,
    entity_id: entityId,
    payload,
    actor_kind: actor.kind,
    actor_id: actor.id,
    request_id: requestId,
    occurred_at: occurredAt,
    seq: null,
  });
}
