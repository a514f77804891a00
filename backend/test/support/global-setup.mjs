import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import { setDatabaseClock } from '../../../tools/src/clock/database-clock.ts';

const BACKEND = join(dirname(fileURLToPath(import.meta.url)), '../..');
const BUILT = join(BACKEND, 'node_modules/.cache/migrations');

/** Makes one migrated database; every test file clones it, which takes PostgreSQL a few dozen milliseconds. */
export default async function globalSetup() {
  if (process.env.TEST_TEMPLATE) return;
  const server = process.env.TEST_DATABASE_URL;
  if (!server)
    throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test, or give a PostgreSQL server');
  const template = `portal_template_${process.pid}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`drop database if exists ${template} with (force)`);
    await client.query(`create database ${template}`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${template}`;
  await setDatabaseClock(url.href);
  await (
    await builtMigrate()
  )(url.href);
  process.env.TEST_TEMPLATE = template;
}

/** Jest's own transform doesn't reach the set-up, so the migrations are compiled as for production, in a folder apart. */
async function builtMigrate() {
  const swc = createRequire(import.meta.url).resolve('@swc/cli/bin/swc.js');
  execFileSync(process.execPath, [swc, 'src/infrastructure/database', 'migrations', '-d', BUILT, '--quiet'], {
    cwd: BACKEND,
    stdio: 'inherit',
  });
  const { migrate } = await import(pathToFileURL(join(BUILT, 'src/infrastructure/database/migrate.js')).href);
  return migrate;
}
