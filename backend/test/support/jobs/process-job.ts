import type { INestApplicationContext, Type } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { JobData } from '../../../src/infrastructure/queue/job-processor.js';

interface Processor<Data> {
  process(job: Job<Data>): Promise<void>;
}

/** Lets a processor do one job as a worker does, on its first attempt. */
export const processJob = <Data extends JobData>(
  app: INestApplicationContext,
  processor: Type<Processor<Data>>,
  data: Data,
): Promise<void> =>
  app
    .get(processor, { strict: false })
    .process({ name: 'test', data, attemptsMade: 0, opts: { attempts: 5 } } as Job<Data>);
