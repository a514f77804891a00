import { runContext } from './context.application.js';
import { ConfigError } from './infrastructure/config/config.js';
import { startWith } from './infrastructure/config/start.js';

startWith(async (config) => {
  if (!config.inbound) throw new ConfigError('INBOUND_SMTP must name the address to receive mail at, like 0.0.0.0:25');
  await runContext('inbound', config);
});
