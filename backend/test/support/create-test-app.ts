import type { AddressInfo } from 'node:net';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import supertest from 'supertest';
import { createApiApplication } from '../../src/api.application.js';
import type { Config } from '../../src/infrastructure/config/config.js';
import { DatabaseProbe } from './database/database-probe.js';
import { Mailbox } from './mail/mailbox.js';
import { rootModule } from './root-module.js';
import { testConfig } from './test-config.js';
import { testDatabase } from './database/test-database.js';

export interface TestApp {
  /** Speaks HTTP to the running server. */
  http: ReturnType<typeof supertest.agent>;
  url: string;
  config: Config;
  db: DatabaseProbe;
  mail: Mailbox;
  /** The api process's application. */
  app: INestApplicationContext;
  close(): Promise<void>;
}

interface TestAppOptions {
  /** Variables beside the usual ones of a test. */
  env?: Record<string, string>;
  /** Also does the jobs (mails, listeners), as the worker process would. */
  worker?: boolean;
  /** Modules of the test's own. */
  modules?: Type[];
}

/** The whole product in one process: real database of its own, real Redis, real SMTP, listening on a free port. */
export async function createTestApp({ env = {}, worker = false, modules = [] }: TestAppOptions = {}): Promise<TestApp> {
  const database = await testDatabase();
  const mail = await Mailbox.open();
  const config = testConfig(database.url, { SMTP_URL: mail.url, ...env });
  const root = await rootModule('api', config, modules);
  const { app } = await createApiApplication(root, config).catch(async (error: unknown) => {
    await mail.close();
    await database.drop();
    throw error;
  });
  await app.listen(0, '127.0.0.1');
  const worked = worker
    ? await NestFactory.createApplicationContext(await rootModule('worker', config, modules), {
        abortOnError: false,
        logger: false,
      })
    : null;
  const server = app.getHttpServer();
  return {
    http: supertest.agent(server),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    config,
    db: new DatabaseProbe(app),
    mail,
    app,
    async close() {
      await worked?.close();
      server.closeAllConnections(); // those that tests keep would be waited for until they time out, 72 s later
      await app.close();
      await mail.close();
      await database.drop();
    },
  };
}
