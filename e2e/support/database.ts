import { Client } from 'pg';

/**
 * Runs one statement in the product's database, for conditions that a user can't create, such as time that has passed.
 */
export async function inDatabase<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
  const connectionString = process.env['E2E_DATABASE_URL'];
  if (!connectionString) throw new Error('E2E_DATABASE_URL must name the database of the product under test');
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
