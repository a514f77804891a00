import type { Constructor } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import { Migration0001DomainEvents } from './0001-domain-events.js';
import { Migration0002Idempotency } from './0002-idempotency.js';
import { Migration0010People } from './0010-people.js';
import { Migration0020Consultations } from './0020-consultations.js';
import { Migration0030Notifications } from './0030-notifications.js';

/** Every migration in order; a new one goes to the end of its domain's numbers. */
export const migrations: Constructor<Migration>[] = [
  Migration0001DomainEvents,
  Migration0002Idempotency,
  Migration0010People,
  Migration0020Consultations,
  Migration0030Notifications,
];
