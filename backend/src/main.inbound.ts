import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { ConfigError } from './infrastructure/config/config.js';
import { startWith } from './infrastructure/config/start.js';
import { gracefulShutdown } from './infrastructure/health/graceful-shutdown.js';
import { createLogger, nestLogger } from './infrastructure/logging/logger.js';

startWith(async (config) => {
  if (!config.inbound) throw new ConfigError('INBOUND_SMTP must name the address to receive mail at, like 0.0.0.0:25');
  const logger = createLogger(config.logLevel, 'inbound');
  const app = await NestFactory.createApplicationContext(AppModule.for('inbound', config), {
    abortOnError: false,
    logger: nestLogger(logger),
  });
  gracefulShutdown(app, logger);
  logger.info('ready');
});
