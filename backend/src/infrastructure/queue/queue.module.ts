import { BullModule } from '@nestjs/bullmq';
import { Global, Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { Jobs } from './jobs.js';
import { ParkedJobs } from './parked-jobs.js';
import { RedisConnections } from './redis-connections.js';
import { WorkerStart } from './worker-start.js';

@Global()
@Module({ providers: [RedisConnections], exports: [RedisConnections] })
class RedisModule {}

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
