import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '../../src/infrastructure/config/config.js';
import { ConfigModule } from '../../src/infrastructure/config/config.module.js';
import { DatabaseModule } from '../../src/infrastructure/database/connection/database.module.js';
import { RegistryModule } from '../../src/infrastructure/discovery/registry.js';
import { EventsModule } from '../../src/infrastructure/events/events.module.js';
import { HttpModule } from '../../src/infrastructure/http/http.module.js';
import { registerQueueBoard } from '../../src/infrastructure/queue/queue-board.js';
import { QueueModule } from '../../src/infrastructure/queue/queue.module.js';
import { RealtimeAdapter } from '../../src/infrastructure/realtime/realtime.adapter.js';
import { RealtimeModule } from '../../src/infrastructure/realtime/realtime.module.js';
import { ParcelsModule } from './parcels.fixture.js';
import { KnownSessionsModule } from './sessions.fixture.js';

@Module({})
class InfrastructureModule {}

/** One api process that has events, queues and sockets but no domains: two of them on one database are two processes. */
export async function createInfrastructureApp(config: Config): Promise<{ app: NestFastifyApplication; url: string }> {
  const root = {
    module: InfrastructureModule,
    imports: [
      ConfigModule.for('api', config),
      KnownSessionsModule,
      RegistryModule,
      DatabaseModule,
      HttpModule,
      QueueModule,
      EventsModule,
      RealtimeModule,
      ParcelsModule,
    ],
  };
  const app = await NestFactory.create<NestFastifyApplication>(root, new FastifyAdapter({ skipMiddie: true }), {
    logger: false,
    abortOnError: false,
  });
  const fastify = app.getHttpAdapter().getInstance();
  await fastify.register(cookie);
  await registerQueueBoard(fastify, app);
  app.useWebSocketAdapter(new RealtimeAdapter(app));
  await app.listen(0, '127.0.0.1');
  return { app, url: `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}` };
}
