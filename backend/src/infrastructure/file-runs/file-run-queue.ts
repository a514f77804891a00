import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { lockForUpdate } from '../database/load.js';
import { newFileName } from '../storage/file-storage.js';
import type { StoredFiles } from '../storage/stored-files.js';
import type { FileRun } from './file-run.js';

/** How long a worker has a run for itself without a sign of life, in seconds. */
export const FILE_RUN_LEASE = 20;
const BATCH = 100;
/** A run that ends no worker's attempt so often is given up. */
const MAX_ATTEMPTS = 5;

const OPEN = `status in ('queued', 'running')`;
const FREE = '(leased_until is null or leased_until < now())';

/** `leased`: another attempt has it until `until` (ms) · `settled`: made, failed or cancelled. */
export type FileRunClaim<Run> = { kind: 'claimed'; run: Run } | { kind: 'leased'; until: number } | { kind: 'settled' };

interface FileRuns<Run extends FileRun> {
  entity: EntityClass<Run>;
  table: string;
  /** Columns with what a run will have in all, as far as an attempt knows. */
  totals: readonly string[];
  files: StoredFiles;
  /** What is said of a run that no attempt ended. */
  givenUp: string;
}

/** The runs of one kind that are to be made, as rows: each has one worker at a time, and one file in the end. */
export abstract class FileRunQueue<Run extends FileRun> {
  constructor(
    private readonly em: EntityManager,
    private readonly runs: FileRuns<Run>,
  ) {}

  /** From now on a file is owed; workers look for it at once. */
  protected async owe(em: EntityManager, id: string): Promise<void> {
    await em.execute(`update ${this.runs.table} set due_at = now() where id = ? and ${OPEN}`, [id], 'run');
  }

  /** Those that no worker has, the longest waiting first. */
  protected async open(em: EntityManager): Promise<string[]> {
    const rows = await em.execute<{ id: string }[]>(
      `select id from ${this.runs.table} where ${OPEN} and due_at is not null and ${FREE} order by due_at limit ${BATCH}`,
    );
    return rows.map(({ id }) => id);
  }

  /** Takes a run for one attempt, whose file has a new name; the file of one that died goes. */
  async claim(id: string): Promise<FileRunClaim<Run>> {
    const { entity, table, totals, files, givenUp } = this.runs;
    const former = await this.em.fork().transactional(async (own) => {
      const [free] = await own.execute<object[]>(
        `select 1 from ${table} where id = ? and ${OPEN} and ${FREE} for update`,
        [id],
      );
      if (!free) return null;
      const run = await lockForUpdate<Run>(own, entity, of<Run>(id));
      const path = run.storagePath;
      if (run.attempt >= MAX_ATTEMPTS) run.fail(givenUp);
      else run.begin(newFileName());
      await own.flush();
      await own.execute(
        `update ${table} set ${totals.map((total) => `${total} = null, `).join('')}
           leased_until = now() + interval '${FILE_RUN_LEASE} seconds' where id = ?`,
        [id],
        'run',
      );
      return { run, path };
    });
    if (!former) return this.otherClaim(id);
    if (former.path !== null) await files.remove(former.path);
    return former.run.status === 'running' ? { kind: 'claimed', run: former.run } : { kind: 'settled' };
  }

  /**
   * Ends an attempt, unless it isn't this one's any more: then it answers false and changes nothing.
   * @param end tells the run what became of it
   */
  finish({ id, attempt }: Run, end: (run: Run) => void): Promise<boolean> {
    return this.em.fork().transactional(async (own) => {
      const [mine] = await own.execute<object[]>(
        `select 1 from ${this.runs.table} where id = ? and attempt = ? and status = 'running' for update`,
        [id, attempt],
      );
      if (!mine) return false;
      end(await lockForUpdate<Run>(own, this.runs.entity, of<Run>(id)));
      return true;
    });
  }

  /** Gives a run back for the next attempt. */
  async release({ id, attempt }: Run): Promise<void> {
    await this.em
      .fork()
      .execute(
        `update ${this.runs.table} set leased_until = null where id = ? and attempt = ? and ${OPEN}`,
        [id, attempt],
        'run',
      );
  }

  private async otherClaim(id: string): Promise<FileRunClaim<Run>> {
    const [row] = await this.em.fork().execute<{ until: number }[]>(
      `select (extract(epoch from leased_until) * 1000)::float8 as until from ${this.runs.table}
       where id = ? and ${OPEN} and leased_until > now()`,
      [id],
    );
    return row ? { kind: 'leased', until: row.until } : { kind: 'settled' };
  }
}

const of = <Run extends FileRun>(id: string): FilterQuery<NoInfer<Run>> => ({ id }) as FilterQuery<NoInfer<Run>>;
