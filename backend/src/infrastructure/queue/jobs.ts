import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type JobsOptions, Queue } from 'bullmq';
import { Config } from '../config/config.js';
import { queueNames, type QueueName } from './queue-names.js';
import { RedisConnections } from './redis-connections.js';

export type { QueueName } from './queue-names.js';

/** A job to add: a job with the same id that is still known isn't added again. Data is ids, never content. */
export interface JobRequest {
  name: string;
  id: string;
  data: Record<string, string>;
}

/** Adding must not hang: while Redis is frozen, neither connection nor command times out by itself in every state. */
const PATIENCE = 2_000;
const BATCH = 500;
const ATTEMPTS = 12;
const DAY = 24 * 3_600;

/**
 * Every job: 12 tries over about an hour, then it is parked among the failed ones, where an operator retries it. The
 * last 5,000 of 30 days are kept; a dropped one is made again from its row.
 */
const jobOptions: JobsOptions = {
  attempts: ATTEMPTS,
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.2 },
  removeOnComplete: { age: DAY, count: 1_000 },
  removeOnFail: { age: 30 * DAY, count: 5_000 },
};

/**
 * The same row becomes due again, so nothing may remember its last job. The row of a report, an import or a webhook counts
 * its attempts; it has few, because a user waits for it. The pauses of webhooks are their processor's.
 */
const optionsByQueue: Partial<Record<QueueName, JobsOptions>> = {
  due: { ...jobOptions, removeOnComplete: true },
  reports: { ...jobOptions, attempts: 3, removeOnComplete: true, removeOnFail: true },
  imports: { ...jobOptions, attempts: 3, removeOnComplete: true, removeOnFail: true },
  webhooks: {
    ...jobOptions,
    ...{ attempts: 3, backoff: { type: 'custom' } },
    ...{ removeOnComplete: true, removeOnFail: true },
  },
};

/** Adds jobs to the queues. Only the relay and the worker add jobs; HTTP never does. */
@Injectable()
export class Jobs implements OnApplicationShutdown {
  private readonly queues = new Map<QueueName, Queue>();

  constructor(
    private readonly config: Config,
    private readonly connections: RedisConnections,
  ) {}

  /** The queue itself, for the dashboard and for figures. */
  queue(name: QueueName): Queue {
    let queue = this.queues.get(name);
    if (!queue) {
      queue = new Queue(name, {
        connection: this.connections.producer,
        prefix: this.config.queuePrefix,
        defaultJobOptions: optionsByQueue[name] ?? jobOptions,
        // a queue made while Redis is away must work once it is back, so making it sends nothing to Redis
        skipWaitingForReady: true,
        skipVersionCheck: true,
      });
      queue.on('error', () => undefined); // the connection reports it; adding fails and is repeated by the relay
      this.queues.set(name, queue);
    }
    return queue;
  }

  all(): Queue[] {
    return queueNames.map((name) => this.queue(name));
  }

  async enqueue(queue: QueueName, name: string, id: string, data: Record<string, string>): Promise<void> {
    await this.enqueueAll(queue, [{ name, id, data }]);
  }

  /**
   * Adds jobs, 500 in a step, each within two seconds.
   * @throws Error when Redis is away: the caller's rows are still there, and the next round tries again
   */
  async enqueueAll(queue: QueueName, requests: readonly JobRequest[]): Promise<void> {
    if (requests.length === 0) return;
    if (this.connections.producer.status !== 'ready') throw new Error('Redis is away');
    const jobs = requests.map(({ name, id, data }) => ({ name, data, opts: { jobId: jobId(id) } }));
    for (let at = 0; at < jobs.length; at += BATCH)
      await within(PATIENCE, this.queue(queue).addBulk(jobs.slice(at, at + BATCH)));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled([...this.queues.values()].map((queue) => queue.close()));
  }
}

/** BullMQ refuses ":" and ids that are all digits. */
const jobId = (id: string): string => id.replaceAll(':', '-');

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const hasAnswered = await Promise.race([work.then(() => true), pause(milliseconds, false, { ref: false })]);
  if (!hasAnswered) throw new Error('Redis did not answer in time');
}
