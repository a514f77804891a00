import type { TestContext } from '../create-test-context.js';

/** Moves the clock of this test's database forward, for every connection; it can't be moved back. */
export interface MovedClock {
  forward(days: number): Promise<void>;
}

/** Creates the table that holds how far the clock of this test's database is ahead of the run's clock. */
export async function movedClock({ db }: Pick<TestContext, 'db'>): Promise<MovedClock> {
  await db.rows('create table clock as select clock_shift() as shift');
  await db.rows(`
    create or replace function clock_shift() returns interval language sql stable as $$
      select shift from public.clock
    $$`);
  return {
    async forward(days) {
      await db.rows(`update clock set shift = shift + ? * interval '24 hours' returning shift`, [days]);
    },
  };
}

/** Sets the clock of this test's database to an instant, from which it runs on; the sessions are as if begun then. */
export async function clockAt({ db }: Pick<TestContext, 'db'>, at: string): Promise<void> {
  const [ahead] = await db.rows<{ shift: string }>(
    'select (?::timestamptz - pg_catalog.clock_timestamp())::text as shift',
    [at],
  );
  await db.rows(`
    create or replace function clock_shift() returns interval language sql stable parallel safe
      as $$ select interval '${ahead?.shift}' $$`);
  await db.rows('update sessions set signed_in_at = now(), last_seen_at = now() returning id');
}
