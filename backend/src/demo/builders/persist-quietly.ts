import type { EntityManager } from '@mikro-orm/postgresql';
import type { AggregateRoot } from '../../infrastructure/database/aggregate-root.js';

/** Persists rows without their events, so that they send no mail and move no screen. */
export function persistQuietly(em: EntityManager, ...rows: readonly AggregateRoot[]): void {
  for (const row of rows) row.takeRecordedEvents();
  em.persist(rows);
}

/** Sets when a row was made, and when it was changed last. */
export const datedAt = <Row extends AggregateRoot>(row: Row, createdAt: Date, updatedAt = createdAt): Row =>
  Object.assign(row, { createdAt, updatedAt });
