import type { EntityManager } from '@mikro-orm/postgresql';
import { recordEvent } from '../../../infrastructure/events/index.js';
import { RUN_LEASE } from './report-run-outbox.js';

const EVERY = 1_000;

/** The run isn't this attempt's any more: it was cancelled, or another worker has it. */
export class RunTaken extends Error {
  constructor() {
    super('The run was cancelled, or another worker has it');
  }
}

/** Says once a second how far an attempt is, and that it lives; hears that way that it was cancelled. */
export class RunProgress {
  private readonly taken = new AbortController();
  private rows = 0;
  private told = -1;
  private telling: Promise<void> = Promise.resolve();
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(
    private readonly em: EntityManager,
    private readonly run: { id: string; attempt: number },
  ) {
    this.timer = setInterval(() => {
      this.telling = this.telling.then(() => this.tell());
    }, EVERY);
  }

  /** So many rows more. @throws RunTaken when it isn't this attempt's any more */
  add(rows: number): void {
    this.rows += rows;
    this.assertOurs();
  }

  /** @throws RunTaken when it isn't this attempt's any more */
  assertOurs(): void {
    if (this.taken.signal.aborted) throw new RunTaken();
  }

  /** How many rows it will have. @throws RunTaken when it isn't this attempt's any more */
  async expect(total: number): Promise<void> {
    const { affectedRows } = await this.em.fork().execute<{
      affectedRows: number;
    }>(`update report_runs set row_total = ? where id = ? and attempt = ? and status = 'running'`, [total, this.run.id, this.run.attempt], 'run');
    if (affectedRows === 0) this.taken.abort();
    this.assertOurs();
  }

  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.telling;
  }

  /** A database that is away for a moment doesn't end the attempt: without signs of life another one begins. */
  private async tell(): Promise<void> {
    const hasMoved = this.rows !== this.told;
    const isOurs = await this.em
      .fork()
      .transactional(async (own) => {
        const { affectedRows } = await own.execute<{ affectedRows: number }>(
          `update report_runs set row_count = ?, version = version + ?, updated_at = now(),
             leased_until = now() + interval '${RUN_LEASE} seconds'
           where id = ? and attempt = ? and status = 'running'`,
          [this.rows, Number(hasMoved), this.run.id, this.run.attempt],
          'run',
        );
        if (affectedRows > 0 && hasMoved) recordEvent(own, 'report_run.progressed', this.run.id, {});
        return affectedRows > 0;
      })
      .catch(() => null);
    if (isOurs === false) this.taken.abort();
    if (isOurs) this.told = this.rows;
  }
}
