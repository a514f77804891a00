import { EntityManager } from '@mikro-orm/postgresql';
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { system } from '@portal/contracts';
import type { Job } from 'bullmq';
import { runInContext } from '../http/request-context.js';
import { workerOptions } from '../queue/worker-options.js';
import { SchedulesProcessor } from './schedules.processor.js';

/** Works off one row that a sweep found due. */
@Processor('due', { ...workerOptions, concurrency: 5 })
export class DueProcessor extends WorkerHost {
  private readonly logger = new Logger(DueProcessor.name);

  constructor(
    private readonly em: EntityManager,
    private readonly schedules: SchedulesProcessor,
  ) {
    super();
  }

  async process({ name, data }: Job<{ id: string }>): Promise<void> {
    const sweep = this.schedules.sweeps().find((known) => known.name === name);
    if (!sweep) throw new Error(`No sweep is called ${name}`);
    const context = { requestId: name, actor: system, ip: null, userAgent: null };
    await runInContext(context, () => sweep.handle(this.em.fork(), data.id));
  }

  @OnWorkerEvent('failed')
  reportFailure(job: Job<{ id: string }> | undefined, error: Error): void {
    if (!job) return;
    const isDead = job.attemptsMade >= (job.opts.attempts ?? 1);
    this.logger[isDead ? 'error' : 'warn']({ job: job.name, id: job.data.id, attempt: job.attemptsMade, err: error });
  }

  @OnWorkerEvent('error')
  reportError(): void {
    // the connection logs once that Redis is away; without a listener here each lost command would end the process
  }
}
