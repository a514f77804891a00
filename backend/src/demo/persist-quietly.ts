import type { EntityManager } from '@mikro-orm/postgresql';
import type { AggregateRoot } from '../infrastructure/database/aggregate-root.js';

/** What was there before the story begins tells nobody: no event, so no mail. */
export function persistQuietly(em: EntityManager, rows: readonly AggregateRoot[]): void {
  for (const row of rows) {
    row.takeRecordedEvents();
    em.persist(row);
  }
}
