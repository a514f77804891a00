import type { EntityManager } from '@mikro-orm/postgresql';

/** Lets one transaction at a time work under this name; the lock ends with the transaction. */
export async function acquireAdvisoryLock(em: EntityManager, name: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
}
