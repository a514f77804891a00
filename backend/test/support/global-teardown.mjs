import pg from 'pg';

/** Leaves the server as it was found. */
export default async function globalTeardown() {
  const template = process.env.TEST_TEMPLATE;
  if (!template) return;
  delete process.env.TEST_TEMPLATE;
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(`drop database if exists ${template} with (force)`);
  await client.end();
}
