import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import { setClockShift, setDatabaseClock } from '../../../tools/src/clock/database-clock.ts';

const BACKEND = join(dirname(fileURLToPath(import.meta.url)), '../..');
const MIGRATIONS = ['src/infrastructure/database', 'migrations'];
const BUILT = join(BACKEND, 'node_modules/.cache/migrations');

/**
 * Makes a migrated database on this run's clock; every test file clones it, which takes PostgreSQL a few dozen
 * milliseconds. It is cloned itself from one that the first of several runs on this server migrates.
 */
export default async function globalSetup() {
  if (process.env.TEST_TEMPLATE) return;
  const server = process.env.TEST_DATABASE_URL;
  if (!server)
    throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test, or give a PostgreSQL server');
  const template = `portal_template_${process.pid}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(7305002)'); // cloning needs the template for itself
    const migrated = await migratedDatabase(client, server);
    await client.query(`drop database if exists ${template} with (force)`);
    await client.query(`create database ${template} template ${migrated} strategy file_copy`);
  } finally {
    await client.end();
  }
  await setClockShift(urlOf(server, template));
  process.env.TEST_TEMPLATE = template;
}

/** The name of the database with these migrations, made unless there is one. */
async function migratedDatabase(client, server) {
  const name = `portal_migrated_${keyOfMigrations()}`;
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount) return name;
  const half = `${name}_half`;
  await client.query(`drop database if exists ${half} with (force)`);
  await client.query(`create database ${half}`);
  await setDatabaseClock(urlOf(server, half));
  const migrate = await builtMigrate();
  await migrate(urlOf(server, half));
  await client.query(`alter database ${half} rename to ${name}`);
  return name;
}

function urlOf(server, database) {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

function keyOfMigrations() {
  const key = createHash('sha256');
  for (const folder of MIGRATIONS)
    for (const file of readdirSync(join(BACKEND, folder), { recursive: true }).sort())
      if (file.endsWith('.ts') && !file.endsWith('.spec.ts')) key.update(readFileSync(join(BACKEND, folder, file)));
  return key.digest('hex').slice(0, 16);
}

/** Jest's own transform doesn't reach the set-up, so the migrations are compiled as for production, in a folder apart. */
async function builtMigrate() {
  const swc = createRequire(import.meta.url).resolve('@swc/cli/bin/swc.js');
  execFileSync(process.execPath, [swc, ...MIGRATIONS, '-d', BUILT, '--quiet'], {
    cwd: BACKEND,
    stdio: 'inherit',
  });
  const { migrate } = await import(
    pathToFileURL(join(BUILT, 'src/infrastructure/database/connection/migrate.js')).href
  );
  return migrate;
}
