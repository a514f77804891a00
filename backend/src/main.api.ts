import { createApiApplication } from './api.application.js';
import { AppModule } from './app.module.js';
import { startWith } from './infrastructure/config/start.js';
import { gracefulShutdown } from './graceful-shutdown.js';

startWith(async (config) => {
  const { app, logger, document } = await createApiApplication(AppModule.for('api', config), config);
  gracefulShutdown(app, logger);
  if (config.production) document(); // before there are calls that would wait for it
  await app.listen(config.port, config.host);
  logger.info({ url: config.publicUrl, port: config.port }, 'ready');
});
