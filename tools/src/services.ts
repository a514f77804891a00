import { forever, runTool } from './processes/run-tool.ts';
import { dataDirectory } from './paths.ts';
import { startServices } from './services/services.ts';

/** `npm run services -- --data DIR`: what the product stands on without the product, for work on one part of it. */
runTool(async () => {
  const services = await startServices(dataDirectory());
  console.log(`DATABASE_URL=${services.databaseUrl}\nREDIS_URL=${services.redisUrl}\nSMTP_URL=${services.smtpUrl}\nMAIL_INBOX=${services.inboxUrl ?? ''}`);
  return forever();
});
