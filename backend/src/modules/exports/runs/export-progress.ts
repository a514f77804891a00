import type { EntityManager } from '@mikro-orm/postgresql';
import { recordEvent } from '../../../infrastructure/events/index.js';
import { EXPORT_LEASE } from './export-outbox.js';

const EVERY = 1_000;

/** The export isn't this attempt's any more: it was cancelled, or another worker has it. */
export class ExportTaken extends Error {
  constructor() {
    super('The export was cancelled, or another worker has it');
  }
}

/** Says once a second how far an attempt is, and that it lives; hears that way that it was cancelled. */
export class ExportProgress {
  private readonly taken = new AbortController();
  private rows = 0;
  private files = 0;
  private told = '';
  private telling: Promise<void> = Promise.resolve();
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(
    private readonly em: EntityManager,
    private readonly made: { id: string; attempt: number },
  ) {
    this.timer = setInterval(() => {
      this.telling = this.telling.then(() => this.tell());
    }, EVERY);
  }

  /** Aborted once the export isn't this attempt's any more. */
  get signal(): AbortSignal {
    return this.taken.signal;
  }

  /** @throws ExportTaken when it isn't this attempt's any more */
  assertOurs(): void {
    if (this.taken.signal.aborted) throw new ExportTaken();
  }

  /** @throws ExportTaken when it isn't this attempt's any more */
  addRows(rows: number): void {
    this.rows += rows;
    this.assertOurs();
  }

  /** @throws ExportTaken when it isn't this attempt's any more */
  addFile(): void {
    this.files += 1;
    this.assertOurs();
  }

  /** How much it will have. @throws ExportTaken when it isn't this attempt's any more */
  async expect(rows: number, files: number): Promise<void> {
    const { affectedRows } = await this.em
      .fork()
      .execute<{ affectedRows: number }>(
        `update data_exports set row_total = ?, file_total = ? where id = ? and attempt = ? and status = 'running'`,
        [rows, files, this.made.id, this.made.attempt],
        'run',
      );
    if (affectedRows === 0) this.taken.abort();
    this.assertOurs();
  }

  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.telling;
  }

  /** A database that is away for a moment doesn't end the attempt: without signs of life another one begins. */
  private async tell(): Promise<void> {
    const now = `${this.rows} ${this.files}`;
    const hasMoved = now !== this.told;
    const isOurs = await this.em
      .fork()
      .transactional(async (own) => {
        const { affectedRows } = await own.execute<{ affectedRows: number }>(
          `update data_exports set row_count = ?, file_count = ?, version = version + ?, updated_at = now(),
             leased_until = now() + interval '${EXPORT_LEASE} seconds'
           where id = ? and attempt = ? and status = 'running'`,
          [this.rows, this.files, Number(hasMoved), this.made.id, this.made.attempt],
          'run',
        );
        if (affectedRows > 0 && hasMoved) recordEvent(own, 'data_export.progressed', this.made.id, {});
        return affectedRows > 0;
      })
      .catch(() => null);
    if (isOurs === false) this.taken.abort();
    if (isOurs) this.told = now;
  }
}
