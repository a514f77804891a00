import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { csvStream, type CsvCell } from '../../../infrastructure/csv/csv-stream.js';
import { readBatches } from '../../../infrastructure/database/read-batches.js';
import type { TableQuery } from '../tables/exported-table.js';

/** Lines of one chunk: texts that are too long for the young generation stay in memory for long. */
const TOGETHER = 10;

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
