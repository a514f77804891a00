import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { system } from '@portal/contracts';
import type { Job } from 'bullmq';
import { runInContext } from '../../../infrastructure/http/request-context.js';
import { delayJob } from '../../../infrastructure/queue/delay-job.js';
import { workerOptions } from '../../../infrastructure/queue/worker-options.js';
import { ReportMaker } from './report-maker.js';
import { ReportRunOutbox } from './report-run-outbox.js';

interface RunJob {
  run_id: string;
}

/** Makes one report: claim, write, mark. Two at once, since each holds a connection to the database while it reads. */
@Processor('reports', { ...workerOptions, concurrency: 2 })
export class ReportRunProcessor extends WorkerHost {
  private readonly logger = new Logger(ReportRunProcessor.name);

  constructor(
    private readonly outbox: ReportRunOutbox,
    private readonly maker: ReportMaker,
  ) {
    super();
  }

  async process(job: Job<RunJob>, token?: string): Promise<void> {
    await runInContext({ requestId: 'make-report', actor: system, ip: null, userAgent: null }, async () => {
      const claim = await this.outbox.claim(job.data.run_id);
      if (claim.kind === 'settled') return;
      if (claim.kind === 'leased') return delayJob(job, claim.until, token);
      await this.maker.make(claim.run);
    });
  }

  @OnWorkerEvent('failed')
  reportFailure(job: Job<RunJob> | undefined, error: Error): void {
    if (job) this.logger.warn({ run_id: job.data.run_id, attempt: job.attemptsMade, err: error });
  }

  @OnWorkerEvent('error')
  reportError(): void {
    // the connection logs once that Redis is away; without a listener here each lost command would end the process
  }
}
