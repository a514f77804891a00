import type { TestContext } from './create-test-context.js';

/** Moves what the database takes for now; it only goes forward, for every connection of this test's database. */
export interface MovedClock {
  forward(days: number): Promise<void>;
}

/** Lets a table say how far the clock of this test's database is ahead, where the run's own clock began it. */
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
