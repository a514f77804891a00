import { claimDataFolder } from './processes/claim.ts';
import { forever, runTool } from './processes/run-tool.ts';
import { dataDirectory } from './paths.ts';
import { startServices } from './services/services.ts';

/**
 * `npm run services -- --data DIR`: the services that the product needs, without the product. With `--disposable` their
 * rows needn't outlive a crash, which tests of the back end want: nothing waits for the disk.
 */
runTool(async (supervisor) => {
  const data = dataDirectory();
  await claimDataFolder(data);
  const services = await startServices(supervisor, data, process.argv.includes('--disposable'));
  console.log(
    `DATABASE_URL=${services.databaseUrl}\nREDIS_URL=${services.redisUrl}\nSMTP_URL=${services.smtpUrl}\nMAIL_INBOX=${services.inboxUrl ?? ''}`,
  );
  return forever();
});
