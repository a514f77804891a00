import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { CliModule } from './infrastructure/cli/cli.module.js';
import type { Config } from './infrastructure/config/config.js';
import { ConfigModule } from './infrastructure/config/config.module.js';
import type { ProcessRole } from './infrastructure/config/process-role.js';
import { DatabaseModule } from './infrastructure/database/database.module.js';
import { EventsModule } from './infrastructure/events/events.module.js';
import { HttpModule } from './infrastructure/http/http.module.js';
import { QueueModule } from './infrastructure/queue/queue.module.js';

/** The list of modules: the table of contents. */
@Module({})
export class AppModule {
  static for(role: ProcessRole, config: Config, extra: readonly Type[] = []): DynamicModule {
    return {
      module: AppModule,
      imports: [ConfigModule.for(role, config), DatabaseModule, HttpModule, QueueModule, EventsModule, ...(role === 'cli' ? [CliModule] : []), ...extra],
    };
  }
}
