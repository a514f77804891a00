import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { currentUnitOfWork } from '../http/request-context.js';
import { ormOptions } from './orm-options.js';

/** PostgreSQL behind MikroORM. Modules register their entities with `MikroOrmModule.forFeature([…Schema])`. */
@Module({
  imports: [
    MikroOrmModule.forRootAsync({
      driver: PostgreSqlDriver,
      inject: [Config],
      useFactory: (config: Config) => ({
        ...ormOptions(config),
        autoLoadEntities: true,
        registerRequestContext: false,
        context: currentUnitOfWork,
      }),
    }),
  ],
})
export class DatabaseModule {}
