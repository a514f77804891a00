import type { EntityManager } from '@mikro-orm/postgresql';
import type { AggregateRoot } from '../infrastructure/database/aggregate-root.js';

/** Persists rows without their events, so that demo data sends no mail. */
export function persistQuietly(em: EntityManager, rows: readonly AggregateRoot[]): void {
  for (const row of rows) {
    row.takeRecordedEvents();
    em.persist(row);
  }
}
