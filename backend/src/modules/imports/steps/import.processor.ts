import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { system } from '@portal/contracts';
import type { Job } from 'bullmq';
import { runInContext } from '../../../infrastructure/http/request-context.js';
import { delayJob } from '../../../infrastructure/queue/delay-job.js';
import { workerOptions } from '../../../infrastructure/queue/worker-options.js';
import { ImportOutbox } from './import-outbox.js';
import { ImportWorker } from './import-worker.js';

interface ImportJob {
  import_id: string;
}

/** Imports that are under way at once, one batch of one of them at a time. */
const AT_ONCE = 4;

@Processor('imports', { ...workerOptions, concurrency: AT_ONCE })
export class ImportProcessor extends WorkerHost {
  private readonly logger = new Logger(ImportProcessor.name);

  constructor(
    private readonly outbox: ImportOutbox,
    private readonly steps: ImportWorker,
  ) {
    super();
  }

  async process(job: Job<ImportJob>, token?: string): Promise<void> {
    await runInContext({ requestId: 'import', actor: system, ip: null, userAgent: null }, async () => {
      const claim = await this.outbox.claim(job.data.import_id);
      if (claim.kind === 'settled') return;
      if (claim.kind === 'leased') return delayJob(job, claim.until, token);
      await this.steps.work(claim.run);
    });
  }

  @OnWorkerEvent('failed')
  reportFailure(job: Job<ImportJob> | undefined, error: Error): void {
    if (job) this.logger.warn({ import_id: job.data.import_id, attempt: job.attemptsMade, err: error });
  }

  @OnWorkerEvent('error')
  reportError(): void {
    // the connection logs once that Redis is away; without a listener here each lost command would end the process
  }
}
