import type { DynamicModule, Type } from '@nestjs/common';
import { SessionGuardModule } from './auth/session-guard.module.js';
import type { Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import type { ProcessRole } from './config/process-role.js';
import { DatabaseModule } from './database/connection/database.module.js';
import { RegistryModule } from './discovery/registry.js';
import { EventsModule } from './events/events.module.js';
import { HttpModule } from './http/http.module.js';
import { MailModule } from './mail/mail.module.js';
import { MessageTextsModule } from './message-texts/index.js';
import { PdfModule } from './pdf/index.js';
import { QueueModule } from './queue/queue.module.js';
import { RealtimeModule } from './realtime/realtime.module.js';
import { ScheduleModule } from './schedule/schedule.module.js';
import { StorageModule } from './storage/storage.module.js';

const infrastructure = [
  RegistryModule,
  DatabaseModule,
  StorageModule,
  PdfModule,
  HttpModule,
  QueueModule,
  EventsModule,
  MailModule,
  MessageTextsModule,
  ScheduleModule,
  SessionGuardModule,
];
/** What every application of this role needs beside its domains. */
export const infrastructureFor = (role: ProcessRole, config: Config): (DynamicModule | Type)[] => [
  ConfigModule.for(role, config),
  ...infrastructure,
  ...(role === 'api' ? [RealtimeModule] : []),
];
