import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from './orm-options.js';

/** Any number will do, as long as every migrator takes the same. */
const MIGRATION_LOCK = 7_305_001;

/** Brings the database to the newest migration, one migrator at a time; returns the names of what ran. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const guard = await MikroORM.init({ ...ormOptions({ databaseUrl, databasePool: 1 }, { driverOptions: {} }) });
  const orm = await MikroORM.init({ ...ormOptions({ databaseUrl, databasePool: 2 }, { driverOptions: {} }) });
  try {
    return await guard.em.fork().transactional(async (em) => {
      await em.execute(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      const done = await orm.migrator.up();
      return done.map(({ name }) => name);
    });
  } finally {
    await orm.close();
    await guard.close();
  }
}
