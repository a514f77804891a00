import { once } from 'node:events';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CliCommand } from '../cli/cli-commands.js';
import { Telemetry } from '../telemetry/telemetry.js';
import { Jobs } from './jobs.js';
import { queueNames } from './queue-names.js';
import { RedisConnections } from './redis-connections.js';

/** Jobs that failed for good: counted for Prometheus, listed and retried from the command line. */
@Injectable()
export class ParkedJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly connections: RedisConnections,
    private readonly telemetry: Telemetry,
  ) {}

  onModuleInit(): void {
    this.telemetry.gauge('queue_parked_jobs', 'Jobs that failed for good and wait for an operator', 'queue', () =>
      this.counts(),
    );
  }

  @CliCommand('parked-jobs', 'Lists the jobs that failed for good')
  async list(): Promise<void> {
    await this.connected();
    for (const queue of this.jobs.all())
      for (const { name, data, failedReason } of await queue.getFailed())
        process.stdout.write(`${queue.name}  ${name}  ${JSON.stringify(data)}  ${failedReason}\n`);
  }

  @CliCommand('retry-jobs', 'Gives all jobs that failed for good their tries again')
  async retry(): Promise<void> {
    await this.connected();
    for (const [name, count] of await this.counts()) {
      if (count > 0) await this.jobs.queue(name).retryJobs({ state: 'failed' });
      process.stdout.write(`${name}: ${count}\n`);
    }
  }

  private async counts(): Promise<Map<(typeof queueNames)[number], number>> {
    return new Map(
      await Promise.all(queueNames.map(async (name) => [name, await this.jobs.queue(name).getFailedCount()] as const)),
    );
  }

  /** A command begins before its connection stands. */
  private async connected(): Promise<void> {
    const { producer } = this.connections;
    if (producer.status !== 'ready') await once(producer, 'ready', { signal: AbortSignal.timeout(10_000) });
  }
}
