import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { startWith } from './infrastructure/config/start.js';
import { gracefulShutdown } from './infrastructure/health/graceful-shutdown.js';
import { createLogger, nestLogger } from './infrastructure/logging/logger.js';

startWith(async (config) => {
  const logger = createLogger(config.logLevel, 'worker');
  const app = await NestFactory.createApplicationContext(AppModule.for('worker', config), {
    abortOnError: false,
    logger: nestLogger(logger),
  });
  gracefulShutdown(app, logger);
  logger.info('ready');
});
