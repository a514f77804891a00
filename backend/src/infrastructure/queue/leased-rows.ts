import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { kysely } from '../database/read-kit.js';

/** `leased`: another attempt has it until `until` (ms since 1970) · `settled`: nothing is to be done. */
export type Claim<Row> = { kind: 'claimed'; row: Row } | { kind: 'leased'; until: number } | { kind: 'settled' };

/** A table of later work with a column `leased_until`. */
export interface LeasedTable {
  table: string;
  /** Of rows that are still to be worked on, in SQL. */
  open: string;
  /** The column since when a row waits; null while nothing is to be done. */
  due: string;
  /** How long an attempt has a row for itself without a sign of life, in seconds. */
  lease: number;
  /** How many rows become jobs at once. */
  batch: number;
}

const FREE = '(leased_until is null or leased_until < now())';
const isFree = sql.raw<boolean>(FREE);

/** Rows of which each has one attempt at a time. A lease that runs out frees the row of a worker that died. */
export class LeasedRows {
  constructor(
    private readonly em: EntityManager,
    private readonly rows: LeasedTable,
  ) {}

  /**
   * The ids of those that are due and that no attempt has, the longest waiting first. @param and a further condition,
   * in SQL
   */
  async pending(em: EntityManager, and = 'true'): Promise<string[]> {
    const due = sql.ref(this.rows.due);
    const waiting = this.open(em)
      .where(sql<boolean>`${due} <= now()`)
      .where(isFree)
      .where(sql.raw<boolean>(and));
    const rows = await waiting.select('id').orderBy(due).limit(sql.lit(this.rows.batch)).execute();
    return rows.map(({ id }) => id);
  }

  /**
   * Takes a row for one attempt.
   * @param returning columns of the row, in SQL
   * @param changes what else is written, in SQL
   */
  async claim<Row extends object>(id: string, returning: string, changes = ''): Promise<Claim<Row>> {
    const { table, open } = this.rows;
    const [row] = await this.em.fork().execute<Row[]>(
      `update ${table} set leased_until = ${this.leaseEnd}${changes && `, ${changes}`}
       where id = ? and ${open} and ${FREE} returning ${returning}`,
      [id],
    );
    return row ? { kind: 'claimed', row } : this.other(id);
  }

  /** Locks a row that no attempt has, within a transaction that leases it. Answers false when there is none. */
  async lock(em: EntityManager, id: string): Promise<boolean> {
    const found = await this.open(em).select('id').where('id', '=', id).where(isFree).forUpdate().execute();
    return found.length > 0;
  }

  /** Gives a locked row to this attempt. @param changes what else is written, in SQL */
  async lease(em: EntityManager, id: string, changes = ''): Promise<void> {
    await em.execute(
      `update ${this.rows.table} set leased_until = ${this.leaseEnd}${changes && `, ${changes}`} where id = ?`,
      [id],
    );
  }

  /** What is logged of a row that this attempt didn't get. */
  async other(id: string): Promise<Claim<never>> {
    const row = await this.open(this.em.fork())
      .select(sql<number>`(extract(epoch from leased_until) * 1000)::float8`.as('until'))
      .where('id', '=', id)
      .where('leased_until', '>', sql<string>`now()`)
      .executeTakeFirst();
    return row ? { kind: 'leased', until: row.until } : { kind: 'settled' };
  }

  private open(em: EntityManager) {
    const rows = sql<{ id: string; leased_until: string | null }>`${sql.table(this.rows.table)}`.as('own');
    return kysely(em).selectFrom(rows).where(sql.raw<boolean>(this.rows.open));
  }

  private get leaseEnd(): string {
    return `now() + interval '${this.rows.lease} seconds'`;
  }
}
