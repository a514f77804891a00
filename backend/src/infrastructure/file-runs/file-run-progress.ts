import type { EntityManager } from '@mikro-orm/postgresql';
import { runOutsideOfContexts } from '../http/request-context.js';
import { rowsOf } from '../schedule/index.js';
import type { FileRun } from './file-run.js';
import { FILE_RUN_LEASE } from './file-run-queue.js';

const EVERY = 1_000;

/** The run isn't this attempt's any more: it was cancelled, or another worker has it. */
export class RunTaken extends Error {
  constructor() {
    super('The run was cancelled, or another worker has it');
  }
}

/** Where progress is written, and how open screens get it. */
export interface ProgressOf<Count extends string> {
  table: string;
  /** Columns that count what is done. */
  counts: readonly Count[];
  /** Records the event within the transaction that writes. */
  tell: (em: EntityManager, id: string) => void;
}

/**
 * Stores the progress of an attempt once a second, as its heartbeat; learns by the same statement that it was
 * cancelled.
 */
export class FileRunProgress<Count extends string> {
  private readonly taken = new AbortController();
  private readonly done: Record<Count, number>;
  private told = '';
  private telling: Promise<void> = Promise.resolve();
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(
    private readonly em: EntityManager,
    private readonly run: Pick<FileRun, 'id' | 'attempt'>,
    private readonly of: ProgressOf<Count>,
  ) {
    this.done = Object.fromEntries(of.counts.map((count) => [count, 0])) as Record<Count, number>;
    this.timer = setInterval(() => {
      this.telling = this.telling.then(() => this.tell());
    }, EVERY);
  }

  /** Aborted once the run isn't this attempt's any more. */
  get signal(): AbortSignal {
    return this.taken.signal;
  }

  /** So many more. @throws RunTaken when it isn't this attempt's any more */
  add(count: Count, more: number): void {
    this.done[count] += more;
    this.assertOurs();
  }

  /** @throws RunTaken when it isn't this attempt's any more */
  assertOurs(): void {
    if (this.taken.signal.aborted) throw new RunTaken();
  }

  /** How much there will be, by column. @throws RunTaken when it isn't this attempt's any more */
  async expect(totals: Readonly<Record<string, number>>): Promise<void> {
    // beside the transaction that reads what the file is made of, so that it shows
    const isOurs = await runOutsideOfContexts(() => this.write(this.em.fork(), Object.entries(totals)));
    if (!isOurs) this.taken.abort();
    this.assertOurs();
  }

  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.telling;
  }

  /** A database that is away for a moment doesn't end the attempt: without signs of life another one begins. */
  private async tell(): Promise<void> {
    const now = Object.entries<number>(this.done);
    const words = JSON.stringify(now);
    const hasMoved = words !== this.told;
    const isOurs = await this.em
      .fork()
      .transactional(async (own) => {
        const isWritten = await this.write(
          own,
          now,
          `, version = version + ${Number(hasMoved)}, updated_at = now(),
             leased_until = now() + interval '${FILE_RUN_LEASE} seconds'`,
        );
        if (isWritten && hasMoved) this.of.tell(own, this.run.id);
        return isWritten;
      })
      .catch(() => null);
    if (isOurs === false) this.taken.abort();
    if (isOurs) this.told = words;
  }

  /** Whether the run is this attempt's. */
  private async write(
    em: EntityManager,
    figures: readonly (readonly [column: string, figure: number])[],
    more = '',
  ): Promise<boolean> {
    const written = await rowsOf(
      em,
      `update ${this.of.table} set ${figures.map(([column]) => `${column} = ?`).join(', ')}${more}
       where id = ? and attempt = ? and status = 'running'`,
      [...figures.map(([, figure]) => figure), this.run.id, this.run.attempt],
    );
    return written > 0;
  }
}
