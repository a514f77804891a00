import type { EntityManager } from '@mikro-orm/postgresql';
import type { FactoryProvider } from '@nestjs/common';
import { FileStorage } from '../storage/file-storage.js';
import { sweepOrphans } from '../storage/sweep-orphans.js';
import { isLongDeleted, purgeRows, rowsOf } from './purge-rows.js';

/** A reason for deletion: selects the ids of a table's rows. Conditions refer to the row as `own`. */
type Reason = (table: string) => string;

const allOf = (conditions: readonly string[]): string => conditions.join(' and ');

/** Rows whose soft deletion is too old to be undone. */
export const deleted =
  (...conditions: readonly string[]): Reason =>
  (table) =>
    `select own.id from ${table} as own where ${allOf([isLongDeleted('own'), ...conditions])}`;

/** Rows whose parent, referenced by `column`, was deleted that long ago. */
export const deletedWith =
  (parent: string, column: string, ...conditions: readonly string[]): Reason =>
  (table) =>
    `select own.id from ${parent} as parent join ${table} as own on own.${column} = parent.id
     where ${allOf([isLongDeleted('parent'), ...conditions])}`;

/** Rows whose `column` is older than `age`, an interval of PostgreSQL. */
export const olderThan =
  (age: string, column: string, ...conditions: readonly string[]): Reason =>
  (table) =>
    `select own.id from ${table} as own where ${allOf([`own.${column} < now() - interval '${age}'`, ...conditions])}`;

/** Condition: no row of `table` references this one by `column`. */
export const hasNo = (table: string, column: string): string =>
  `not exists (select 1 from ${table} as other where other.${column} = own.id)`;

/** Reasons for deletion by table, processed in this order. */
type Rows = Readonly<Record<string, readonly Reason[]>>;

/** The `known` query of `sweepOrphans` for a table that stores paths. */
export const pathsOf = (table: string): string => `select storage_path as name from ${table} where storage_path in (?)`;

interface RetentionOptions {
  /** Statements that run first and clear references to the rows. */
  before?: readonly string[];
  /** Stored files without a row are removed too, see `sweepOrphans`. */
  files?: { folder: string; known: string };
}

/** A nightly job that deletes what is no longer kept. */
export class Retention {
  constructor(
    readonly job: string,
    private readonly rows: Rows,
    private readonly options: RetentionOptions,
    private readonly storage: FileStorage,
  ) {}

  /** Returns the number of deleted rows and files. */
  async purge(em: EntityManager): Promise<number> {
    const { before = [], files } = this.options;
    for (const statement of before) await rowsOf(em, statement);
    let total = 0;
    for (const [table, reasons] of Object.entries(this.rows))
      total += await purgeRows(em, table, ...reasons.map((select) => select(table)));
    return files ? total + (await sweepOrphans(em, this.storage, files.folder, files.known)) : total;
  }
}

/** A provider that declares the retention of a module's tables; the job runs every night (see `Nightly`). */
export const retention = (job: string, rows: Rows, options: RetentionOptions = {}): FactoryProvider<Retention> => ({
  provide: job,
  useFactory: (storage: FileStorage) => new Retention(job, rows, options, storage),
  inject: [FileStorage],
});
