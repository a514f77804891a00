import { EntityManager } from '@mikro-orm/postgresql';
import { Config } from '../../src/infrastructure/config/config.js';
import type { TestContext } from './create-test-context.js';

/** Moves what the database takes for now; it only goes forward, for every connection of this test's database. */
export interface MovedClock {
  forward(days: number): Promise<void>;
}

const SEARCH_PATH = 'public, pg_catalog';

/** Puts a function of our own before PostgreSQL's `now()`, for the connections that are there and those to come. */
export async function movedClock({ app, db }: Pick<TestContext, 'app' | 'db'>): Promise<MovedClock> {
  const em = app.get(EntityManager, { strict: false }).fork();
  await em.execute('create table clock as select 0 as days');
  await em.execute(`
    create function public.now() returns timestamptz language sql stable as $$
      select pg_catalog.now() + (select days from public.clock) * interval '1 day'
    $$`);
  await em.execute(`do $$ begin
    execute format('alter database %I set search_path = ${SEARCH_PATH}', current_database());
  end $$`);
  await onEveryConnection(em, app.get(Config, { strict: false }).databasePool);
  return {
    async forward(days) {
      await db.rows('update clock set days = days + ? returning days', [days]);
    },
  };
}

/** As many transactions at once as the pool has connections, none of which ends before all have begun. */
async function onEveryConnection(em: EntityManager, count: number): Promise<void> {
  const { promise: allBegan, resolve } = Promise.withResolvers<undefined>();
  let began = 0;
  const set = async (inTransaction: EntityManager): Promise<void> => {
    await inTransaction.execute(`select set_config('search_path', ?, false)`, [SEARCH_PATH]);
    began += 1;
    if (began === count) resolve(undefined);
    await allBegan;
  };
  await Promise.all(Array.from({ length: count }, () => em.fork().transactional(set)));
}
