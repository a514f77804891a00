import { LockMode, type EntityClass, type FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { lockForUpdate } from '../database/load.js';
import { LeasedRows, type Claim } from '../queue/leased-rows.js';
import { newFileName } from '../storage/file-storage.js';
import type { StoredFiles } from '../storage/stored-files.js';
import type { FileRun } from './file-run.js';

/** How long a worker has a run for itself without a sign of life, in seconds. */
export const FILE_RUN_LEASE = 20;
/** A run that ends no worker's attempt so often is given up. */
const MAX_ATTEMPTS = 5;

const OPEN = `status in ('queued', 'running')`;

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
  private readonly leases: LeasedRows;

  constructor(
    private readonly em: EntityManager,
    private readonly runs: FileRuns<Run>,
  ) {
    this.leases = new LeasedRows(em, {
      table: runs.table,
      open: OPEN,
      due: 'due_at',
      lease: FILE_RUN_LEASE,
      batch: 100,
    });
  }

  /** Those that no worker has, the longest waiting first. */
  protected open(em: EntityManager): Promise<string[]> {
    return this.leases.pending(em);
  }

  /** Takes a run for one attempt, whose file has a new name; the file of one that died goes. */
  async claim(id: string): Promise<Claim<Run>> {
    const { entity, totals, files, givenUp } = this.runs;
    const former = await this.em.fork().transactional(async (own) => {
      if (!(await this.leases.lock(own, id))) return null;
      const run = await lockForUpdate<Run>(own, entity, { id } as FilterQuery<NoInfer<Run>>);
      const path = run.storagePath;
      if (run.attempt >= MAX_ATTEMPTS) run.fail(givenUp);
      else run.begin(newFileName());
      await own.flush();
      await this.leases.lease(own, id, totals.map((total) => `${total} = null`).join(', '));
      return { run, path };
    });
    if (!former) return this.leases.other(id);
    if (former.path !== null) await files.remove(former.path);
    return former.run.status === 'running' ? { kind: 'claimed', row: former.run } : { kind: 'settled' };
  }

  /**
   * Ends an attempt, unless it isn't this one's any more: then it answers false and changes nothing.
   * @param end stores the result in the run
   */
  finish({ id, attempt }: Run, end: (run: Run) => void): Promise<boolean> {
    return this.em.fork().transactional(async (own) => {
      const mine = { id, attempt, status: 'running' } as FilterQuery<NoInfer<Run>>;
      const run = await own.findOne<Run>(this.runs.entity, mine, {
        lockMode: LockMode.PESSIMISTIC_WRITE,
        refresh: true,
      });
      if (!run) return false;
      end(run);
      await own.flush();
      await this.onFinished?.(own, run);
      return true;
    });
  }

  /** What else the transaction writes that ends a run. */
  protected onFinished?(em: EntityManager, run: Run): Promise<void>;

  /** Gives a run back for the next attempt. */
  async release({ id, attempt }: Run): Promise<void> {
    const statement = `update ${this.runs.table} set leased_until = null where id = ? and attempt = ? and ${OPEN}`;
    await this.em.fork().execute(statement, [id, attempt], 'run');
  }
}
