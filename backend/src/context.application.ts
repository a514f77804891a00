import 'reflect-metadata';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import type { Config } from './infrastructure/config/config.js';
import type { ProcessRole } from './infrastructure/config/process-role.js';
import { gracefulShutdown } from './graceful-shutdown.js';
import { createLogger, type Logger, nestLogger } from './infrastructure/logging/logger.js';

/** The application of a process that answers no calls. @param extra modules that only this process has */
export const createContext = (
  role: ProcessRole,
  config: Config,
  logger: Logger,
  extra: readonly Type[] = [],
): Promise<INestApplicationContext> =>
  NestFactory.createApplicationContext(AppModule.for(role, config, extra), {
    abortOnError: false,
    logger: nestLogger(logger),
  });

/** Runs such a process until it is stopped. */
export async function runContext(role: ProcessRole, config: Config): Promise<void> {
  const logger = createLogger(config.logLevel, role);
  gracefulShutdown(await createContext(role, config, logger), logger);
  logger.info('ready');
}
