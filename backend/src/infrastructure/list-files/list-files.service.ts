import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { IsolationLevel } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError, isAdmin, limits, type Actor, type Page } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { csvStream } from '../csv/csv-stream.js';
import { sheetCell, xlsxStream } from '../csv/xlsx-stream.js';
import { readBatches } from '../database/read-batches.js';
import { kysely } from '../database/read-kit.js';
import { businessDayAt } from '../database/time/business-time.js';
import { refuse } from '../errors/refuse.js';
import type { OperationMetadata } from '../http/operation.js';
import { FairQueue } from '../http/limits/fair-queue.js';
import { RateLimits } from '../http/limits/rate-limits.js';
import { requestContext } from '../http/request-context.js';
import { downloadHeaders } from '../http/send-file.js';
import { fileColumns, type FileColumn } from './file-columns.js';
import type { ListFile, ListSource } from './list-file.js';

/** Rows that are in memory at a time. */
const BATCH = 500;
/** Of one user, as many as a day's work needs and no script. */
const FILES_AN_HOUR = 60;
const HOUR = 3_600;
/** How long one statement may take, in seconds: sorting the whole list is the first. */
const STATEMENT_SECONDS = 60;
/**
 * Milliseconds within which so many rows are sent, by a slow line too: a reader that takes a little now and then keeps
 * neither its turn nor a connection.
 */
export const sentWithin = (rows: number): number => 60_000 + rows * 5;

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

type Lines = AsyncIterable<readonly object[]>;

/**
 * Answers a list as a file of all rows that its filters leave (decisions 7.42): the list's own query, which sees what
 * its reader sees, read by a cursor within one snapshot while the file is sent.
 */
@Injectable()
export class ListFiles {
  /** Each takes a connection to the database for as long as it is sent. */
  private readonly turns = new FairQueue({ atOnce: 2, perKey: 1, waitingPerKey: 3, patience: 30_000 });
  /** Of the turns, those of customers: one is always an admin's. */
  private readonly customers = new FairQueue({ atOnce: 1, perKey: 1, waitingPerKey: 3, patience: 30_000 });

  constructor(
    private readonly em: EntityManager,
    private readonly rates: RateLimits,
  ) {}

  /**
   * The content of the file, with the headers of a download; it is audited that it was asked for.
   * @param page what the list answered: all its rows, where it has no pages
   * @throws DomainError `invalid` naming `columns`; `too_many_rows`, `rate_limited`, `unavailable`
   */
  async answer(
    operation: OperationMetadata,
    file: ListFile,
    page: Page<object>,
    http: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<Readable> {
    const { actor } = requestContext();
    const { fileRows } = operation;
    const view = fileRows?.view ?? operation.view;
    const { source, format } = file;
    if (!(view instanceof z.ZodObject) || !(source || !page.pagination.has_more))
      refuse('file', 'This list has no file');
    const columns = fileColumns(view, file.columns, isAdmin(actor));
    await this.rates.consume('list-files', actor.id ?? 'anonymous', FILES_AN_HOUR, HOUR);
    const leave = await this.enter(actor);
    try {
      const count = source ? await this.count(source) : page.data.length;
      if (count > limits.fileRows)
        throw new DomainError('too_many_rows', { count: limits.fileRows.toLocaleString('en-US') });
      const list = http.request.routeOptions.url?.split('/').at(-1) ?? 'list';
      await this.note(list, file, count);
      const query = http.request.query as Readonly<Record<string, string>>;
      const rowsOf = (view: object): readonly object[] => fileRows?.rowsOf(view as never, query) ?? [view];
      downloadHeaders(http.reply, `${list}-${businessDayAt(new Date())}.${format}`, types[format]);
      const write = (lines: Lines): Readable => streamOf(list, format, columns, lines, rowsOf);
      return source ? this.stream(source, count, write, leave) : onEnd(write(Readable.from([page.data])), leave);
    } catch (error) {
      leave();
      throw error;
    }
  }

  private async enter(actor: Actor): Promise<() => void> {
    const key = actor.id ?? '';
    if (isAdmin(actor)) return this.turns.enter(key);
    const leaveOthers = await this.customers.enter(key);
    try {
      const leave = await this.turns.enter(key);
      return () => [leave, leaveOthers].forEach((end) => end());
    } catch (error) {
      leaveOthers();
      throw error;
    }
  }

  private async count({ query }: ListSource): Promise<number> {
    const rows = query
      .clearSelect()
      .clearOrderBy()
      .select(sql.lit(1).as('one'))
      .limit(limits.fileRows + 1);
    const { count } = await kysely(this.em)
      .selectFrom(rows.as('counted'))
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }

  /** In a transaction of its own: the one that reads changes nothing. */
  private note(list: string, { format, columns }: ListFile, rowCount: number): Promise<unknown> {
    return this.em
      .fork()
      .transactional((em) =>
        em.execute(
          'insert into list_files (id, created_at, owner_id, name, format, columns, row_count) values (?, now(), ?, ?, ?, ?, ?)',
          [uuid(), requestContext().actor.id, list, format, columns?.join(',') ?? '', rowCount],
          'run',
        ),
      );
  }

  /** A reader that goes away ends the transaction, and with it the cursor. */
  private stream(
    { query, toView }: ListSource,
    count: number,
    write: (lines: Lines) => Readable,
    leave: () => void,
  ): Readable {
    const out = new PassThrough();
    const reading = this.em.fork().transactional(
      async (own) => {
        await own.execute(`set local statement_timeout = ${STATEMENT_SECONDS * 1_000}`);
        await pipeline(write(viewsOf(own, query.limit(limits.fileRows), toView)), out, {
          signal: AbortSignal.timeout(sentWithin(count)),
        });
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    );
    void reading.catch((error: unknown) => out.destroy(error instanceof Error ? error : undefined)).finally(leave);
    return out;
  }
}

async function* viewsOf(em: EntityManager, query: ListSource['query'], toView: (row: never) => object): Lines {
  for await (const batch of readBatches(em, query, BATCH)) yield batch.map((row) => toView(row as never));
}

function onEnd(stream: Readable, leave: () => void): Readable {
  return stream.once('close', leave);
}

function streamOf(
  title: string,
  format: ListFile['format'],
  columns: readonly FileColumn[],
  batches: Lines,
  rowsOf: (view: object) => readonly object[],
): Readable {
  if (format === 'csv')
    return csvStream(
      linesOf(
        batches,
        rowsOf,
        (row) => columns.map(({ valueOf }) => valueOf(row)),
        columns.map(({ label }) => label),
      ),
    );
  return xlsxStream(
    title,
    columns,
    linesOf(batches, rowsOf, (row) => columns.map(({ unit, valueOf }) => sheetCell(unit, valueOf(row)))),
  );
}

async function* linesOf<Cell>(
  batches: Lines,
  rowsOf: (view: object) => readonly object[],
  toCells: (row: object) => Cell[],
  head?: Cell[],
): AsyncGenerator<Cell[]> {
  if (head) yield head;
  for await (const batch of batches) for (const view of batch) for (const row of rowsOf(view)) yield toCells(row);
}
