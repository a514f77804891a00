import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { kysely } from '../read-kit.js';

/** The instant it is by the database's clock, by which rows are due: in a transaction, when that began. */
export async function databaseNow(em: EntityManager): Promise<Date> {
  const { now } = await kysely(em)
    .selectNoFrom(sql<string>`now()`.as('now'))
    .executeTakeFirstOrThrow();
  return new Date(now);
}
