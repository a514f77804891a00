import { EntityManager } from '@mikro-orm/postgresql';
import { Processor } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Job, JobSchedulerTemplateOptions, RepeatOptions } from 'bullmq';
import { BUSINESS_ZONE } from '../database/time/business-time.js';
import { Registry } from '../discovery/registry.js';
import { runInContext, systemContext } from '../http/request-context.js';
import { Jobs } from '../queue/jobs.js';
import { JobProcessor } from '../queue/job-processor.js';
import { workerOptions } from '../queue/worker-options.js';
import { NIGHTLY, type NightlyJob } from './nightly.decorator.js';
import { Retention } from './retention.js';
import { Sweep } from './sweep.js';

interface Schedule {
  name: string;
  repeat: Pick<RepeatOptions, 'every' | 'pattern' | 'tz'>;
  opts: JobSchedulerTemplateOptions;
}

const AT_NIGHT: Schedule['repeat'] = { pattern: '0 2 * * *', tz: BUSINESS_ZONE };
const KEPT = { removeOnComplete: { count: 100 }, removeOnFail: { count: 100 } };
/** Six tries in five hours. */
const NIGHTLY_OPTIONS: JobSchedulerTemplateOptions = {
  ...KEPT,
  attempts: 6,
  backoff: { type: 'exponential', delay: 600_000 },
};
/** A look that failed isn't repeated: the next one comes soon. */
const SWEEP_OPTIONS: JobSchedulerTemplateOptions = { ...KEPT, attempts: 1 };

/** Everything that happens by the clock, as BullMQ job schedulers: nightly jobs, and looks for rows that are due. */
@Injectable()
@Processor('schedules', { ...workerOptions, concurrency: 5 })
export class SchedulesProcessor extends JobProcessor {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly registry: Registry,
  ) {
    super();
  }

  /**
   * Creates the schedulers that are missing and removes those that the code doesn't define any more. One that exists
   * keeps its next time, so that a night without a worker is made up for. @throws Error when Redis is away
   */
  async register(): Promise<void> {
    const queue = this.jobs.queue('schedules');
    const wanted: Schedule[] = [
      ...this.sweeps().map(({ name, every }) => ({ name, repeat: { every }, opts: SWEEP_OPTIONS })),
      ...this.nightlyJobs().map(({ mark: name }) => ({ name, repeat: AT_NIGHT, opts: NIGHTLY_OPTIONS })),
    ];
    const existing = await queue.getJobSchedulers();
    for (const { name, repeat, opts } of wanted) {
      const known = existing.find(({ key }) => key === name);
      if (known && (repeat.pattern ? known.pattern === repeat.pattern : Number(known.every) === repeat.every)) continue;
      await queue.upsertJobScheduler(name, repeat, { name, opts });
    }
    for (const { key } of existing) if (!wanted.some(({ name }) => name === key)) await queue.removeJobScheduler(key);
  }

  /** Answers how many rows were found due, or touched. */
  process({ name }: Job): Promise<number> {
    return runInContext(systemContext(name), async () => {
      const sweep = this.sweeps().find((known) => known.name === name);
      if (sweep) return this.enqueueDue(sweep);
      const nightly = this.nightlyJobs().find(({ mark }) => mark === name);
      if (!nightly) throw new Error(`No schedule is called ${name}`);
      const rows = await nightly.call(this.em.fork());
      this.logger.log({ job: name, rows, msg: 'done for tonight' });
      return rows;
    });
  }

  sweeps(): Sweep[] {
    return this.registry.instancesOf(Sweep);
  }

  private nightlyJobs(): { mark: string; call: NightlyJob }[] {
    const retentions = this.registry.instancesOf(Retention);
    return [
      ...this.registry.methods<string, NightlyJob>(NIGHTLY),
      ...retentions.map((retention) => ({ mark: retention.job, call: (em: EntityManager) => retention.purge(em) })),
    ];
  }

  private async enqueueDue(sweep: Sweep): Promise<number> {
    const ids = await sweep.findDue(this.em.fork());
    const requests = ids.map((id) => ({ name: sweep.name, id: `${sweep.name}-${id}`, data: { id } }));
    await this.jobs.enqueueAll('due', requests);
    return ids.length;
  }
}
