import type { TestContext } from './create-test-context.js';

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
