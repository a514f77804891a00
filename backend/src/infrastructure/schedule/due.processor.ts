import { EntityManager } from '@mikro-orm/postgresql';
import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { runInContext, systemContext } from '../http/request-context.js';
import { JobProcessor } from '../queue/job-processor.js';
import { workerOptions } from '../queue/worker-options.js';
import { SchedulesProcessor } from './schedules.processor.js';

/** Works off one row that a sweep found due. */
@Processor('due', { ...workerOptions, concurrency: 5 })
export class DueProcessor extends JobProcessor {
  constructor(
    private readonly em: EntityManager,
    private readonly schedules: SchedulesProcessor,
  ) {
    super();
  }

  async process({ name, data }: Job<{ id: string }>): Promise<void> {
    const sweep = this.schedules.sweeps().find((known) => known.name === name);
    if (!sweep) throw new Error(`No sweep is called ${name}`);
    const context = systemContext(name);
    await runInContext(context, () => sweep.handle(this.em.fork(), data.id));
  }
}
