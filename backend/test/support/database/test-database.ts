import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { databaseUrlOf, serverUrl } from '../server-url.js';
import { planMetStatements } from './planned-statements.js';

export interface TestDatabase {
  url: string;
  /** @throws Error where a statement that the product has sent has no generic plan */
  drop(): Promise<void>;
}

/**
 * An empty, migrated database of its own on the run's clock: the copied clock functions come first in its search path.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const template = process.env['TEST_TEMPLATE'];
  if (!template) throw new Error('The template database is made by the global set-up of the medium and api projects');
  const name = `portal_test_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  await onServer(
    // files copied whole take half of what blocks through the log do
    `create database ${name} template ${template} strategy file_copy`,
    `alter database ${name} set search_path = public, pg_catalog`,
  );
  const url = databaseUrlOf(name);
  return {
    url,
    drop: async () => {
      try {
        await planMetStatements(url);
      } finally {
        await onServer(`drop database if exists ${name} with (force)`);
      }
    },
  };
}

/** Cloning needs the template for itself: two at once take turns. */
async function onServer(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(7305002)');
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
