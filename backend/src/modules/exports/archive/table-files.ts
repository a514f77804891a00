import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { csvStream, type CsvCell } from '../../../infrastructure/csv/csv-stream.js';
import type { TableQuery } from '../tables/exported-table.js';

/** Few enough for long texts, too. */
const BATCH = 100;
/** Lines of one chunk: texts that are too long for the young generation stay in memory for long. */
const TOGETHER = 10;

/** The rows of a statement, batch after batch by a cursor of the database, within the caller's transaction. */
export async function* readBatches<Row>(
  em: EntityManager,
  query: ReturnType<typeof sql<Row>>,
): AsyncGenerator<readonly Row[]> {
  const db = em.getKysely<object>();
  await sql`declare export_rows no scroll cursor for ${query}`.execute(db);
  try {
    for (;;) {
      const { rows } = await sql<Row>`fetch forward ${sql.lit(BATCH)} from export_rows`.execute(db);
      if (rows.length > 0) yield rows;
      if (rows.length < BATCH) return;
    }
  } finally {
    await sql`close export_rows`.execute(db);
  }
}

/** A JSON array with a row a line. */
export const tableAsJson = (em: EntityManager, query: TableQuery, wrote: (rows: number) => void): Readable =>
  Readable.from(jsonOf(em, query, wrote), { highWaterMark: 1 });

async function* jsonOf(
  em: EntityManager,
  { lines }: TableQuery,
  wrote: (rows: number) => void,
): AsyncGenerator<Buffer> {
  let separator = '';
  yield Buffer.from('[');
  for await (const batch of readBatches(em, lines)) {
    for (let at = 0; at < batch.length; at += TOGETHER) {
      const some = batch.slice(at, at + TOGETHER).map(({ line }) => `\n${line}`);
      yield Buffer.from(separator + some.join(','));
      separator = ',';
    }
    wrote(batch.length);
  }
  yield Buffer.from('\n]\n');
}

/** The same for spreadsheets, with the names of the columns above; what isn't one value is JSON. */
export const tableAsCsv = (em: EntityManager, query: TableQuery, wrote: (rows: number) => void): Readable =>
  csvStream(linesOf(em, query, wrote));

async function* linesOf(
  em: EntityManager,
  { columns, records }: TableQuery,
  wrote: (rows: number) => void,
): AsyncGenerator<CsvCell[]> {
  yield [...columns];
  for await (const batch of readBatches(em, records)) {
    for (const { record } of batch) yield columns.map((name) => cellOf(record[name] ?? null));
    wrote(batch.length);
  }
}

const cellOf = (value: unknown): CsvCell =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : JSON.stringify(value);
