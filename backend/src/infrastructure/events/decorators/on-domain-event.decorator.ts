import type { EntityManager } from '@mikro-orm/postgresql';
import { SetMetadata } from '@nestjs/common';
import type { EventName } from '@portal/contracts';
import type { StoredEvent } from '../stored-event.js';

export const DOMAIN_EVENT_NAMES = Symbol('domain events a method listens to');

/** What a listener gets: the event, and the transaction that its effect belongs to. */
export interface EventContext<Name extends EventName> {
  event: StoredEvent<Name>;
  em: EntityManager;
}

type Listens<Name extends EventName> = <Method extends (context: EventContext<Name>) => Promise<void> | void>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

/**
 * Runs the method in a worker once per event, in one transaction with its row of `effects`: a repeat has no second
 * effect, a failure is tried again with growing pauses. The listener's name is `Class.method`; renaming it makes it a
 * new listener for events that aren't settled yet. The class must be a provider in every process.
 */
export const OnDomainEvent = <Name extends EventName>(...names: Name[]): Listens<Name> =>
  SetMetadata(DOMAIN_EVENT_NAMES, names);
