import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { migrations } from '../../../migrations/index.js';
import { NamedQueryClient } from './named-query-client.js';

/** How long one statement may take before PostgreSQL ends it, in milliseconds. */
const STATEMENT_TIMEOUT = 15_000;
const CONNECT_TIMEOUT = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT = 30_000;

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
