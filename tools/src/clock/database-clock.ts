import { withDatabase } from '../services/with-database.ts';
import { clockShift } from './test-clock.ts';

/** SQL keywords such as `current_date` can't be overridden; a lint rule keeps them out of the product. */
const clocks = {
  now: 'stable',
  transaction_timestamp: 'stable',
  statement_timestamp: 'stable',
  clock_timestamp: 'volatile',
};

/**
 * Puts an empty database on the clock of the run before its tables bind their defaults: its search path finds our
 * functions before PostgreSQL's. A copy of it needs only {@link findClock}.
 */
export const setDatabaseClock = (url: string, shift = clockShift()): Promise<void> =>
  run(
    url,
    `
      ${shiftBy(shift)}
      ${Object.entries(clocks)
        .map(
          ([name, kind]) => `
      create function public.${name}() returns timestamptz language sql ${kind} parallel safe
        as $$ select pg_catalog.${name}() + public.clock_shift() $$;`,
        )
        .join('')}
      ${findClock(new URL(url).pathname.slice(1))}`,
  );

/** Puts a copy of such a database on the clock of this run. */
export const setClockShift = (url: string): Promise<void> => run(url, shiftBy(clockShift()));

const shiftBy = (shift: number): string => `
      create or replace function public.clock_shift() returns interval language sql stable parallel safe
        as $$ select interval '${shift} milliseconds' $$;`;

const run = (url: string, statements: string): Promise<void> =>
  withDatabase(url, async (client) => {
    await client.query(statements);
  });

/** Makes every connection to this database find its own clock before PostgreSQL's. */
export const findClock = (database: string): string =>
  `alter database "${database}" set search_path = public, pg_catalog`;
