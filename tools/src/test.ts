import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildChanged } from './build/build.ts';
import { runChecks, type Outcome } from './check/run-checks.ts';
import { inRoot } from './paths.ts';
import { claimDataFolder } from './processes/claim.ts';
import { freePort } from './processes/ports.ts';
import { runTool } from './processes/run-tool.ts';
import { seconds } from './processes/seconds.ts';
import { productEnvironment } from './product/environment.ts';
import { prepareDatabase, startProduct } from './product/product.ts';
import { removeRows } from './services/postgres-folders.ts';
import { startServices } from './services/services.ts';
import { chromium } from './test/chromium.ts';
import { runJest, runPlaywright } from './test/runners.ts';

/** One machine acts as many people, and waits for no mail; limits and waiting have tests of their own. */
const generous = {
  MAIL_MERGE_SECONDS: '0',
  LIMIT_SIGN_IN_PER_ADDRESS: '1000/60',
  LIMIT_SIGN_IN_STRANGERS_PER_ADDRESS_HOUR: '1000',
  LIMIT_SIGN_IN_PER_IP_HOUR: '10000',
  LIMIT_PUBLIC_FORM_PER_IP_HOUR: '10000',
  LIMIT_REQUESTS_PER_USER_MINUTE: '100000',
};

/** What a kill in the middle can lose; the others of `e2e/faults` belong to the long run. */
const faultsSample = ['api-killed', 'worker-killed.faults', 'two-of-each'];

/**
 * `npm test`: the quick checks and the tests, on data and ports of its own; `npm run test:all`: every check, and tests in
 * their full length. Ends with one line that sums them.
 */
runTool(async () => {
  const began = Date.now();
  const isLong = process.argv.includes('--all') ? 'on' : undefined;
  const data = inRoot('.data/test');
  await claimDataFolder(data);
  removeRows(data);
  for (const folder of ['redis', 'mail', 'storage']) rmSync(join(data, folder), { recursive: true, force: true });
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'MAIL_PORT', 'PUBLIC_URL', 'NODE_ENV', 'QUEUE_PREFIX'])
    Reflect.deleteProperty(process.env, name);
  process.env['MAIL_WEB_PORT'] = String(await freePort());
  const outcomes: Outcome[] = [await runChecks(data, isLong === 'on')];
  const services = await startServices(data);
  const env = {
    ...process.env,
    TEST_DATABASE_URL: services.databaseUrl,
    TEST_REDIS_URL: services.redisUrl,
    TEST_ALL: isLong,
  };
  outcomes.push(await runJest({ name: 'frontends', data, env }, 'frontends/jest.config.mjs'));
  outcomes.push(await runJest({ name: 'backend', data, env }, 'backend/jest.config.mjs'));
  // processes that die are mostly waited for, which keeps nobody else waiting
  const [faults, walked] = await Promise.all([killed(), buildChanged().then(journeys)]);
  outcomes.push(faults, ...walked);
  if (isLong) outcomes.push(await runJest({ name: 'generator', data, env }, 'e2e/generator/jest.config.mjs'));
  const sum = (key: keyof Outcome): number => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`in ${seconds(began)}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;

  async function journeys(): Promise<Outcome[]> {
    const browser = chromium();
    if (browser === undefined) {
      console.log('✗ journeys: no browser could be had; set CHROME_PATH to a Chromium or Chrome of yours.');
      return [{ passed: 0, failed: 1 }];
    }
    const product = productEnvironment(data, await freePort(), services, {
      QUEUE_PREFIX: 'journeys',
      ON_CALL_EMAIL: 'oncall@pamlico.example',
      ...generous,
    });
    await prepareDatabase(product);
    await startProduct(data, product);
    const visit = {
      data,
      env: {
        ...env,
        CHROME_PATH: browser,
        E2E_ALL: isLong,
        E2E_URL: product['PUBLIC_URL'],
        E2E_INBOX: services.inboxUrl,
        E2E_DATABASE_URL: product['DATABASE_URL'],
      },
    };
    // Whoever only reads the site gets in nobody's way
    return Promise.all([
      runPlaywright({ name: 'journeys', ...visit }, ['desktop', 'phone', 'calls', 'together']),
      runPlaywright({ name: 'site', ...visit }, ['site']),
    ]);
  }

  function killed(): Promise<Outcome> {
    return runJest({ name: 'faults', data, env }, 'e2e/faults/jest.config.mjs', ...(isLong ? [] : faultsSample));
  }
});
