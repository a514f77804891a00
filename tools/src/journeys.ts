import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { setDatabaseClock } from './clock/database-clock.ts';
import { instantOf, machineInstant } from './clock/instants.ts';
import { clockEnvironment } from './clock/test-clock.ts';
import { inRoot } from './paths.ts';
import { freePort } from './processes/ports.ts';
import { runTool } from './processes/run-tool.ts';
import { productEnvironment } from './product/environment.ts';
import { inboundEnvironment } from './product/inbound.ts';
import { prepareDatabase, startProduct } from './product/product.ts';
import { StopSentence } from './stop-sentence.ts';
import { chromium } from './test/chromium.ts';
import { enginesToRun, startEngines } from './test/engines.ts';
import { freshDatabase } from './test/fresh-database.ts';
import { runPlaywright, type PlaywrightResult } from './test/run-playwright.ts';
import type { SuiteReport } from './test/run-targets.ts';

/** One machine acts as many users and doesn't wait for mail; limits and delays have tests of their own. */
const generous = {
  MAIL_MERGE_SECONDS: '0',
  PUSH_LOOPBACK: 'on', // a journey's push service is on this machine
  LIMIT_SIGN_IN_PER_ADDRESS: '1000/60',
  LIMIT_SIGN_IN_STRANGERS_PER_ADDRESS_HOUR: '1000',
  LIMIT_SIGN_IN_PER_IP_HOUR: '10000',
  LIMIT_PUBLIC_FORM_PER_IP_HOUR: '10000',
  LIMIT_REQUESTS_PER_USER_MINUTE: '100000',
};

/** Of the processes of the other engines, as nice counts it: the golden journeys beside them have the processor first. */
const ENGINES_PRIORITY = 5;

/**
 * The projects of e2e/playwright.config.ts that each target runs, one after the other: `golden` and `engines`, which
 * needs no Chromium, are part of `npm test`; `e2e` and `together` run at once, `pace` alone, because a browser beside it
 * would be measured instead of the product.
 */
const PROJECTS: Readonly<Record<string, readonly string[]>> = {
  golden: ['golden'],
  engines: ['firefox', 'webkit'],
  e2e: ['desktop', 'shell', 'phone', 'calls', 'reading'],
  together: ['together'],
  pace: ['pace'],
};

/**
 * The targets e2e:golden, e2e:engines, e2e:e2e, e2e:together and e2e:pace: starts the product on a database of its own,
 * on the services that `npm test` has started, and has the journeys of the target walked against it. Leaves their
 * results in e2e/test-results.<target>.json.
 */
runTool(async (supervisor) => {
  const [target = ''] = process.argv.slice(2);
  const all = PROJECTS[target];
  if (!all) throw new StopSentence(`There are journeys for: ${Object.keys(PROJECTS).join(', ')}`);
  const { TEST_DATABASE_URL, TEST_REDIS_URL, TEST_SMTP_URL, TEST_INBOX_URL } = process.env;
  if (!TEST_DATABASE_URL || !TEST_REDIS_URL || !TEST_SMTP_URL)
    throw new StopSentence('The journeys need services: run them with npm test.');
  const isOfEngines = target === 'engines';
  const projects = isOfEngines ? enginesToRun() : all;
  if (projects.length === 0) return leaveReport(target, { passed: 0, failed: 0, testResults: [] });
  if (isOfEngines) setPriority(ENGINES_PRIORITY);
  const browser = isOfEngines ? '' : chromium();
  if (browser === undefined)
    throw new StopSentence('No browser could be had: set CHROME_PATH to a Chromium or Chrome of yours.');
  const data = inRoot('.data/test', target);
  // drivers of other engines can't shift the clock of a page before its scripts
  const clock = clockEnvironment(isOfEngines ? machineInstant() : instantOf(process.env['TEST_INSTANT']));
  const database = await freshDatabase(TEST_DATABASE_URL);
  await setDatabaseClock(database, Number(clock.TEST_CLOCK_SHIFT));
  const services = {
    databaseUrl: database,
    redisUrl: TEST_REDIS_URL,
    smtpUrl: TEST_SMTP_URL,
    inboxUrl: TEST_INBOX_URL,
  };
  const sender = `${target}@pamlico-it.example`;
  const product = productEnvironment(data, await freePort(), services, {
    ...generous,
    ...clock,
    // targets run at once: two that saw the usual port free would both take it
    ...(isOfEngines ? {} : await inboundEnvironment(data, await freePort())),
    QUEUE_PREFIX: new URL(database).pathname.slice(1),
    MAIL_FROM: `Pamlico IT Services <${sender}>`,
    ON_CALL_EMAIL: 'oncall@pamlico.example',
  });
  await prepareDatabase(product);
  await startProduct(supervisor, data, product);
  const env = {
    ...process.env,
    ...clock,
    ...(isOfEngines ? await startEngines(supervisor, data, projects) : {}),
    CHROME_PATH: browser,
    E2E_ALL: process.env['TEST_ALL'],
    E2E_COMMIT: commit(),
    E2E_URL: product['PUBLIC_URL'],
    E2E_INBOX: TEST_INBOX_URL,
    E2E_SENDER: sender,
    E2E_INBOUND: product['INBOUND_SMTP'],
    E2E_DATABASE_URL: database,
  };
  return leaveReport(target, await runPlaywright('journeys', projects, { data, env }));
});

/** @returns the exit code */
function leaveReport(target: string, { passed, failed, testResults }: PlaywrightResult): number {
  const report: SuiteReport = { numPassedTests: passed, numFailedTests: failed, testResults };
  writeFileSync(inRoot('e2e', `test-results.${target}.json`), JSON.stringify(report));
  return failed === 0 ? 0 : 1;
}

/** The first digits of the commit, in hexadecimal; undefined where the sources are no clone. */
function commit(): string | undefined {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: inRoot(), encoding: 'utf8' });
  return stdout.trim() || undefined;
}
