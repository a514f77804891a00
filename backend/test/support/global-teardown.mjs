import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Leaves the server as it was found. */
export default async function globalTeardown() {
  const template = process.env.TEST_TEMPLATE;
  if (!template) return;
  delete process.env.TEST_TEMPLATE;
  await rm(join(tmpdir(), `planned-by-${template}`), { recursive: true, force: true });
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(`drop database if exists ${template} with (force)`);
  await client.end();
}
