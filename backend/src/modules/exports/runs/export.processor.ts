import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { system } from '@portal/contracts';
import type { Job } from 'bullmq';
import { runInContext } from '../../../infrastructure/http/request-context.js';
import { delayJob } from '../../../infrastructure/queue/delay-job.js';
import { workerOptions } from '../../../infrastructure/queue/worker-options.js';
import { ExportMaker } from './export-maker.js';
import { ExportOutbox } from './export-outbox.js';

interface ExportJob {
  export_id: string;
}

/** Makes one export at a time: claim, write, mark. */
@Processor('exports', { ...workerOptions, concurrency: 1 })
export class ExportProcessor extends WorkerHost {
  private readonly logger = new Logger(ExportProcessor.name);

  constructor(
    private readonly outbox: ExportOutbox,
    private readonly maker: ExportMaker,
  ) {
    super();
  }

  async process(job: Job<ExportJob>, token?: string): Promise<void> {
    await runInContext({ requestId: 'make-export', actor: system, ip: null, userAgent: null }, async () => {
      const claim = await this.outbox.claim(job.data.export_id);
      if (claim.kind === 'settled') return;
      if (claim.kind === 'leased') return delayJob(job, claim.until, token);
      await this.maker.make(claim.run);
    });
  }

  @OnWorkerEvent('failed')
  reportFailure(job: Job<ExportJob> | undefined, error: Error): void {
    if (job) this.logger.warn({ export_id: job.data.export_id, attempt: job.attemptsMade, err: error });
  }

  @OnWorkerEvent('error')
  reportError(): void {
    // the connection logs once that Redis is away; without a listener here each lost command would end the process
  }
}
