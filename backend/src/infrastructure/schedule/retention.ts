import type { EntityManager } from '@mikro-orm/postgresql';
import type { FactoryProvider } from '@nestjs/common';
import { FileStorage } from '../storage/file-storage.js';
import { sweepOrphans } from '../storage/sweep-orphans.js';
import { isLongDeleted, purgeRows, rowsOf } from './purge-rows.js';

/** Why rows of a table go: a select of their ids. Conditions call a row `own`. */
export type Reason = (table: string) => string;

const allOf = (conditions: readonly string[]): string => conditions.join(' and ');

/** Rows that were deleted so long ago that they can't be restored. */
export const deleted =
  (...conditions: readonly string[]): Reason =>
  (table) =>
    `select own.id from ${table} as own where ${allOf([isLongDeleted('own'), ...conditions])}`;

/** Rows whose parent, to which `column` refers, was deleted that long ago. */
export const deletedWith =
  (parent: string, column: string, ...conditions: readonly string[]): Reason =>
  (table) =>
    `select own.id from ${parent} as parent join ${table} as own on own.${column} = parent.id
     where ${allOf([isLongDeleted('parent'), ...conditions])}`;

/** Rows whose `column` is so long over. */
export const olderThan =
  (age: string, column: string, ...conditions: readonly string[]): Reason =>
  (table) =>
    `select own.id from ${table} as own where ${allOf([`own.${column} < now() - interval '${age}'`, ...conditions])}`;

/** A condition: no row of a table refers by `column` to the one that would go. */
export const hasNo = (table: string, column: string): string =>
  `not exists (select 1 from ${table} as other where other.${column} = own.id)`;

/** Why rows go, by their tables, in this order. */
type Rows = Readonly<Record<string, readonly Reason[]>>;

/** Selects, of a list of names, those of stored files that a table has. */
export const pathsOf = (table: string): string => `select storage_path as name from ${table} where storage_path in (?)`;

interface Besides {
  /** Statements that first take away what refers to rows that go. */
  before?: readonly string[];
  /** Stored files without a row go too, see `sweepOrphans`. */
  files?: { folder: string; known: string };
}

/** A nightly job that deletes what is no longer kept. */
export class Retention {
  constructor(
    readonly job: string,
    private readonly rows: Rows,
    private readonly besides: Besides,
    private readonly storage: FileStorage,
  ) {}

  /** Answers how many rows and files went. */
  async purge(em: EntityManager): Promise<number> {
    const { before = [], files } = this.besides;
    for (const statement of before) await rowsOf(em, statement);
    let total = 0;
    for (const [table, reasons] of Object.entries(this.rows))
      total += await purgeRows(em, table, ...reasons.map((select) => select(table)));
    return files ? total + (await sweepOrphans(em, this.storage, files.folder, files.known)) : total;
  }
}

/** Declares, as a provider of a module, what of its tables goes by the night, and when (see `Nightly`). */
export const retention = (job: string, rows: Rows, besides: Besides = {}): FactoryProvider<Retention> => ({
  provide: job,
  useFactory: (storage: FileStorage) => new Retention(job, rows, besides, storage),
  inject: [FileStorage],
});
