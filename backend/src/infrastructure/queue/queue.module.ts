import { BullModule, BullRegistrar, WorkerHost } from '@nestjs/bullmq';
import {
  Global,
  Module,
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Config } from '../config/config.js';
import { Jobs } from './jobs.js';
import { ParkedJobs } from './parked-jobs.js';
import { RedisConnections } from './redis-connections.js';
import { PROCESS_ROLE, type ProcessRole } from '../config/process-role.js';
import { Registry } from '../discovery/registry.js';

@Global()
@Module({ providers: [RedisConnections], exports: [RedisConnections] })
class RedisModule {}

/** Processors are providers everywhere, so that modules are the same in all processes; only a worker starts them. */
@Injectable()
class WorkerStart implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    @Inject(PROCESS_ROLE) private readonly role: ProcessRole,
    private readonly registrar: BullRegistrar,
    private readonly registry: Registry,
  ) {}

  onApplicationBootstrap(): void {
    if (this.role === 'worker') this.registrar.register();
  }

  /** Running jobs finish while database and mail are still there. */
  async beforeApplicationShutdown(): Promise<void> {
    if (this.role !== 'worker') return;
    await Promise.all(this.registry.instancesOf(WorkerHost).map((host) => host.worker.close()));
  }
}

/** BullMQ: `Jobs` adds, `@Processor` classes work, in workers only. Redis must run with `maxmemory-policy noeviction`. */
@Global()
@Module({
  imports: [
    RedisModule,
    BullModule.forRootAsync({
      inject: [Config, RedisConnections],
      useFactory: (config: Config, connections: RedisConnections) => ({
        connection: connections.consumer,
        prefix: config.queuePrefix,
      }),
      extraOptions: { manualRegistration: true },
    }),
    BullModule.registerQueue(),
  ],
  providers: [Jobs, ParkedJobs, WorkerStart],
  exports: [Jobs],
})
export class QueueModule {}
