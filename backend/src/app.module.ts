import { type DynamicModule, Module } from '@nestjs/common';
import { CliModule } from './infrastructure/cli/cli.module.js';
import type { Config } from './infrastructure/config/config.js';
import { ConfigModule } from './infrastructure/config/config.module.js';
import type { ProcessRole } from './infrastructure/config/process-role.js';
import { DatabaseModule } from './infrastructure/database/database.module.js';
import { HttpModule } from './infrastructure/http/http.module.js';

/** The list of modules: the table of contents. */
@Module({})
export class AppModule {
  static for(role: ProcessRole, config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [ConfigModule.for(role, config), DatabaseModule, HttpModule, ...(role === 'cli' ? [CliModule] : [])],
    };
  }
}
