import { untilAskedToStop } from './processes/until-asked.ts';
import { dataDirectory } from './paths.ts';
import { startServices } from './services/services.ts';
import { runTool } from './stop-sentence.ts';

/** `npm run services -- --data DIR`: what the product stands on without the product, for work on one part of it. */
await runTool(async () => {
  const services = await startServices(dataDirectory());
  console.log(`DATABASE_URL=${services.databaseUrl}\nREDIS_URL=${services.redisUrl}\nSMTP_URL=${services.smtpUrl}\nMAIL_INBOX=${services.inboxUrl ?? ''}`);
  await untilAskedToStop();
  await Promise.all(services.children.map((child) => child.stop()));
  return 0;
});
