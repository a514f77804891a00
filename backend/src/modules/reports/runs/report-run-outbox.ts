import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PendingJobs } from '../../../infrastructure/events/index.js';
import { FileRunQueue } from '../../../infrastructure/file-runs/index.js';
import type { JobRequest } from '../../../infrastructure/queue/jobs.js';
import { settleRun } from '../schedules/report-deliveries.js';
import { ReportFiles } from './report-files.js';
import { ReportRun } from './report-run.entity.js';

/** The runs to be made, as rows. */
@Injectable()
export class ReportRunOutbox extends FileRunQueue<ReportRun> {
  constructor(em: EntityManager, files: ReportFiles) {
    super(em, {
      entity: ReportRun,
      table: 'report_runs',
      totals: ['row_total'],
      files,
      givenUp: 'It was begun several times and never ended. Choose a shorter period, and run it again',
    });
  }

  /** The mail of a schedule goes out by this, without a listener of the run's end in between. */
  protected override async onFinished(em: EntityManager, { id, scheduleId }: ReportRun): Promise<void> {
    if (scheduleId !== null) await settleRun(em, id);
  }

  /** A job for each run that no worker has; also what rebuilds the queue when Redis has lost it. */
  @PendingJobs('reports')
  async openRuns(em: EntityManager): Promise<JobRequest[]> {
    return (await this.open(em)).map((id) => ({ name: 'make-report', id: `report-${id}`, data: { run_id: id } }));
  }
}
