import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { type EventContext, OnDomainEvent, PendingJobs } from '../../../infrastructure/events/index.js';
import type { JobRequest } from '../../../infrastructure/queue/jobs.js';
import { newFileName } from '../../../infrastructure/storage/file-storage.js';
import { ReportFiles } from './report-files.js';
import { ReportRun } from './report-run.entity.js';

/** How long a worker has a run for itself without a sign of life, in seconds. */
export const RUN_LEASE = 20;
const BATCH = 100;
/** A run that ends no worker's attempt so often is given up. */
const MOST_ATTEMPTS = 5;
const GIVEN_UP = 'It was begun several times and never ended. Choose a shorter period, and run it again';

const OPEN = `status in ('queued', 'running')`;

/** `leased`: another attempt has it until `until` (ms) · `settled`: made, failed or cancelled. */
export type RunClaim = { kind: 'claimed'; run: ReportRun } | { kind: 'leased'; until: number } | { kind: 'settled' };

/** The runs to be made, as rows. */
@Injectable()
export class ReportRunOutbox {
  constructor(
    private readonly em: EntityManager,
    private readonly files: ReportFiles,
  ) {}

  /** From now on a file is owed; workers look for it at once. */
  @OnDomainEvent('report_run.requested')
  async oweFile({ event, em }: EventContext<'report_run.requested'>): Promise<void> {
    await em.execute(`update report_runs set due_at = now() where id = ? and ${OPEN}`, [event.entity_id], 'run');
  }

  @PendingJobs('reports')
  async openRuns(em: EntityManager): Promise<JobRequest[]> {
    const rows = await em.execute<{ id: string }[]>(
      `select id from report_runs
       where ${OPEN} and due_at is not null and (leased_until is null or leased_until < now())
       order by due_at limit ${BATCH}`,
    );
    return rows.map(({ id }) => ({ name: 'make-report', id: `report-${id}`, data: { run_id: id } }));
  }

  /** Takes a run for one attempt, whose file has a new name; the file of one that died goes. */
  async claim(id: string): Promise<RunClaim> {
    const em = this.em.fork();
    const former = await em.transactional(async (own) => {
      const [free] = await own.execute<object[]>(
        `select 1 from report_runs where id = ? and ${OPEN} and (leased_until is null or leased_until < now()) for update`,
        [id],
      );
      if (!free) return null;
      const run = await lockForUpdate(own, ReportRun, { id });
      const path = run.storagePath;
      if (run.attempt >= MOST_ATTEMPTS) run.fail(GIVEN_UP);
      else run.begin(newFileName());
      await own.flush();
      await own.execute(
        `update report_runs set row_total = null, leased_until = now() + interval '${RUN_LEASE} seconds' where id = ?`,
        [id],
        'run',
      );
      return { run, path };
    });
    if (!former) return this.otherClaim(id);
    if (former.path !== null) await this.files.remove(former.path);
    return former.run.status === 'running' ? { kind: 'claimed', run: former.run } : { kind: 'settled' };
  }

  /**
   * Ends an attempt, unless it isn't this one's any more: then it answers false and changes nothing.
   * @param end tells the run what became of it
   */
  finish({ id, attempt }: ReportRun, end: (run: ReportRun) => void): Promise<boolean> {
    return this.em.fork().transactional(async (own) => {
      const [mine] = await own.execute<object[]>(
        `select 1 from report_runs where id = ? and attempt = ? and status = 'running' for update`,
        [id, attempt],
      );
      if (!mine) return false;
      end(await lockForUpdate(own, ReportRun, { id }));
      return true;
    });
  }

  /** Gives a run back for the next attempt. */
  async release({ id, attempt }: ReportRun): Promise<void> {
    await this.em
      .fork()
      .execute(
        `update report_runs set leased_until = null where id = ? and attempt = ? and ${OPEN}`,
        [id, attempt],
        'run',
      );
  }

  private async otherClaim(id: string): Promise<RunClaim> {
    const [row] = await this.em.fork().execute<{ until: number }[]>(
      `select (extract(epoch from leased_until) * 1000)::float8 as until from report_runs
       where id = ? and ${OPEN} and leased_until > now()`,
      [id],
    );
    return row ? { kind: 'leased', until: row.until } : { kind: 'settled' };
  }
}
