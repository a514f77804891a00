import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Config } from './config.js';
import { PROCESS_ROLE, type ProcessRole } from './process-role.js';

/** Gives every module the configuration and the role of the process. */
@Global()
@Module({})
export class ConfigModule {
  static for(role: ProcessRole, config: Config): DynamicModule {
    return {
      module: ConfigModule,
      providers: [
        { provide: Config, useValue: config },
        { provide: PROCESS_ROLE, useValue: role },
      ],
      exports: [Config, PROCESS_ROLE],
    };
  }
}
