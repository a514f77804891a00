import { Processor } from '@nestjs/bullmq';
import type { Claim } from '../../../infrastructure/queue/leased-rows.js';
import { RowProcessor } from '../../../infrastructure/queue/row-processor.js';
import { workerOptions } from '../../../infrastructure/queue/worker-options.js';
import { ReportMaker } from './report-maker.js';
import type { ReportRun } from './report-run.entity.js';
import { ReportRunOutbox } from './report-run-outbox.js';

type RunJob = Readonly<Record<'run_id', string>>;

/** Makes one report: claim, write, mark. Two at once, since each holds a connection to the database while it reads. */
@Processor('reports', { ...workerOptions, concurrency: 2 })
export class ReportRunProcessor extends RowProcessor<RunJob, ReportRun> {
  constructor(
    private readonly outbox: ReportRunOutbox,
    private readonly maker: ReportMaker,
  ) {
    super();
  }

  protected claim({ run_id }: RunJob): Promise<Claim<ReportRun>> {
    return this.outbox.claim(run_id);
  }

  protected async work(run: ReportRun): Promise<void> {
    await this.maker.make(run);
  }
}
