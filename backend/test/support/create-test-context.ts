import type { INestApplicationContext, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { ProcessRole } from '../../src/infrastructure/config/process-role.js';
import { DatabaseProbe } from './database/database-probe.js';
import { rootModule } from './root-module.js';
import { testConfig } from './test-config.js';
import { testDatabase } from './database/test-database.js';

export interface TestContext {
  app: INestApplicationContext;
  db: DatabaseProbe;
  close(): Promise<void>;
}

/** The product without HTTP on a database of its own, for medium tests. */
export async function createTestContext(
  role: ProcessRole = 'cli',
  env: Record<string, string> = {},
  modules: Type[] = [],
): Promise<TestContext> {
  const database = await testDatabase();
  const root = await rootModule(role, testConfig(database.url, env), modules);
  const app = await NestFactory.createApplicationContext(root, {
    abortOnError: false,
    logger: false,
  });
  return {
    app,
    db: new DatabaseProbe(app),
    async close() {
      await app.close();
      await database.drop();
    },
  };
}
