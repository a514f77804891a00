import type { EntityManager } from '@mikro-orm/postgresql';

/** The instant it is by the database's clock, by which rows are due: in a transaction, when that began. */
export async function databaseNow(em: EntityManager): Promise<Date> {
  const [clock] = await em.execute<[{ now: string }]>('select now() as now');
  return new Date(clock.now);
}
