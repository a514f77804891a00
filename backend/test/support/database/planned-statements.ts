import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { NamedQueryClient } from '../../../src/infrastructure/database/connection/named-query-client.js';

const PLANNABLE = /^\s*(?:select|insert|update|delete|with|merge)\b/i;

/** Those that the product has sent in this test file, and that PostgreSQL has run. */
const met = new Set<string>();

const send = pg.Client.prototype.query as (...args: unknown[]) => unknown;
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [statement] = args as [string | { text: string }];
  const text = typeof statement === 'string' ? statement : statement.text;
  const sent = send.apply(this, args);
  if (this instanceof NamedQueryClient && PLANNABLE.test(text) && sent instanceof Promise)
    sent.then(
      () => met.add(text),
      () => undefined,
    );
  return sent;
} as typeof pg.Client.prototype.query;

/**
 * Has PostgreSQL plan each statement that the product has sent, without its parameters (as it does by
 * `force_generic_plan`), once in a run of all test files.
 * @throws Error with the statements for which there is no such plan
 */
export async function planMetStatements(databaseUrl: string): Promise<void> {
  const fresh = [...met].filter(isFirst);
  met.clear();
  if (fresh.length === 0) return;
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const failures: string[] = [];
  for (const text of fresh)
    await database.query({ text: `explain (generic_plan) ${text}` }).catch((error: unknown) => {
      // a table of the test itself, which is gone by now
      if (!(error instanceof pg.DatabaseError && error.code === '42P01')) failures.push(`${String(error)}\n${text}`);
    });
  await database.end();
  if (failures.length > 0) throw new Error(`Statements without a generic plan:\n${failures.join('\n\n')}`);
}

/** Whether no other test file of this run has had the statement planned. */
function isFirst(text: string): boolean {
  const folder = plannedFolder();
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(join(folder, createHash('sha256').update(text).digest('hex')), '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

const plannedFolder = (): string => join(tmpdir(), `planned-by-${process.env['TEST_TEMPLATE'] ?? 'none'}`);
