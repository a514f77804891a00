import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import type { Job } from 'bullmq';

/** Ids, never content. */
export type JobData = Readonly<Record<string, string>>;

/** What all processors do beside their work: a failed try is logged with the job's ids, as an error when it was the last. */
export abstract class JobProcessor extends WorkerHost {
  protected readonly logger = new Logger(this.constructor.name);

  @OnWorkerEvent('failed')
  reportFailure(job: Job<JobData | undefined> | undefined, error: Error): void {
    if (!job) return;
    const isDead = job.attemptsMade >= (job.opts.attempts ?? 1);
    this.logger[isDead ? 'error' : 'warn']({
      job: job.name,
      ...job.data,
      is_dead: isDead,
      attempt: job.attemptsMade,
      err: error,
    });
  }

  @OnWorkerEvent('error')
  reportError(): void {
    // the connection logs once that Redis is away; without a listener here each lost command would end the process
  }
}
