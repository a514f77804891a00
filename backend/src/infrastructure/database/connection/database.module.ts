import { MikroOrmModule } from '@mikro-orm/nestjs';
import { type Options, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { currentUnitOfWork } from '../../http/request-context.js';
import { ContextClient } from './context-client.js';
import { ormOptions } from './orm-options.js';

/** Calls and jobs set their actor in the database; migrations, which use the same options, have none. */
const withContext = ({ driverOptions, ...options }: Options): Options => ({
  ...options,
  driverOptions: { ...driverOptions, Client: ContextClient },
});

/** PostgreSQL behind MikroORM. Modules register their entities with `entities(…)`. */
@Module({
  imports: [
    MikroOrmModule.forRootAsync({
      driver: PostgreSqlDriver,
      inject: [Config],
      useFactory: (config: Config) => ({
        ...withContext(ormOptions(config)),
        autoLoadEntities: true,
        registerRequestContext: false,
        context: currentUnitOfWork,
      }),
    }),
  ],
})
export class DatabaseModule {}
