import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { migrations } from '../../../../migrations/index.js';
import { NamedQueryClient } from './named-query-client.js';

/** How long one statement may take before PostgreSQL ends it, in milliseconds. */
const STATEMENT_TIMEOUT = 15_000;
const CONNECT_TIMEOUT = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT = 30_000;

/**
 * Plans of named statements are kept. Left to itself PostgreSQL plans a list again at each call, because the plan for
 * given values looks a little cheaper: 3 of the 5 ms that a list of tasks took it.
 */
const KEEP_PLANS = '-c plan_cache_mode=force_generic_plan';

interface Database {
  databaseUrl: string;
  databasePool: number;
}

/** MikroORM's settings; entities arrive with the modules that own them. */
export function ormOptions({ databaseUrl, databasePool }: Database, overrides: Options = {}): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    pool: { min: 0, max: databasePool },
    driverOptions: {
      Client: NamedQueryClient,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      statement_timeout: STATEMENT_TIMEOUT,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
      keepAlive: true,
      options: KEEP_PLANS,
    },
    timezone: 'UTC',
    forceUtcTimezone: true,
    discovery: { warnWhenNoEntities: false, checkDuplicateTableNames: false }, // tasks and support tickets share a table
    extensions: [Migrator],
    migrations: {
      migrationsList: migrations,
      snapshot: false,
      silent: true,
      transactional: true,
      allOrNothing: false,
      tableName: 'migrations',
    },
    ...overrides,
  });
}
