import { Client } from 'pg';
import { buildChanged } from '../build/build.ts';
import type { Outcome } from '../check/run-checks.ts';
import { setDatabaseClock } from '../clock/database-clock.ts';
import type { TestInstant } from '../clock/instants.ts';
import { clockEnvironment } from '../clock/test-clock.ts';
import { freePort } from '../processes/ports.ts';
import type { Supervisor } from '../processes/supervisor.ts';
import { productEnvironment } from '../product/environment.ts';
import { prepareDatabase, startProduct, stopProduct } from '../product/product.ts';
import type { Services } from '../services/services.ts';
import { chromium } from './chromium.ts';
import { runJest, runPlaywright } from './runners.ts';

/** What the suites of one pass share. */
export interface Pass {
  supervisor: Supervisor;
  data: string;
  services: Services;
  /** When every suite of this pass begins, by the clock of all its processes. */
  instant: TestInstant;
  /** Follows the names of its suites, databases and queues; empty for the first pass. */
  suffix: string;
  /** Matrices in full instead of a sample. */
  isLong: boolean;
}

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
/** Runs `npm start` itself, which takes what is built: beside a build there would be two. */
const SUPERVISOR = 'supervisor.faults';

/** Runs every suite once, each from the beginning of the pass's instant on. */
export async function runSuites(pass: Pass): Promise<Outcome[]> {
  const outcomes = [await jest(pass, 'frontends', 'frontends/jest.config.mjs')];
  outcomes.push(await jest(pass, 'backend', 'backend/jest.config.mjs'));
  // processes that die are mostly waited for, which keeps nobody else waiting
  const built = buildChanged();
  const [ended, walked] = await Promise.all([faults(pass, built), built.then(() => journeys(pass))]);
  outcomes.push(...ended, ...walked);
  if (pass.isLong) outcomes.push(await jest(pass, 'generator', 'e2e/generator/jest.config.mjs'));
  return outcomes;
}

async function faults(pass: Pass, built: Promise<void>): Promise<Outcome[]> {
  const config = 'e2e/faults/jest.config.mjs';
  const which = pass.isLong ? [`--testPathIgnorePatterns=${SUPERVISOR}`] : faultsSample;
  const outcomes = [await jest(pass, 'faults', config, ...which)];
  await built;
  // what it tests has no clock: once is enough
  if (pass.suffix === '') outcomes.push(await jest(pass, 'supervisor', config, SUPERVISOR));
  return outcomes;
}

const jest = (pass: Pass, name: string, config: string, ...more: string[]): Promise<Outcome> =>
  runJest({ name: name + pass.suffix, data: pass.data, env: environment(pass) }, config, ...more);

/** What the suites are told; their clock begins to run now. */
const environment = ({ services, instant, isLong }: Pass): NodeJS.ProcessEnv => ({
  ...process.env,
  ...clockEnvironment(instant),
  TEST_DATABASE_URL: services.databaseUrl,
  TEST_REDIS_URL: services.redisUrl,
  TEST_ALL: isLong ? 'on' : undefined,
});

async function journeys(pass: Pass): Promise<Outcome[]> {
  const { supervisor, data, services, suffix, isLong } = pass;
  const browser = chromium();
  if (browser === undefined) {
    console.log('✗ journeys: no browser could be had; set CHROME_PATH to a Chromium or Chrome of yours.');
    return [{ passed: 0, failed: 1 }];
  }
  const env = environment(pass);
  const product = {
    ...productEnvironment(data, await freePort(), services, {
      DATABASE_URL: await freshDatabase(services.databaseUrl, `journeys${suffix}`, Number(env['TEST_CLOCK_SHIFT'])),
      QUEUE_PREFIX: `journeys${suffix}`,
      ON_CALL_EMAIL: 'oncall@pamlico.example',
      ...generous,
    }),
    ...clockOf(env),
  };
  if (services.inboxUrl) await fetch(`${services.inboxUrl}/api/email/all`, { method: 'DELETE' });
  await prepareDatabase(product);
  await startProduct(supervisor, data, product);
  const visit = {
    data,
    env: {
      ...env,
      CHROME_PATH: browser,
      E2E_ALL: isLong ? 'on' : undefined,
      E2E_URL: product['PUBLIC_URL'],
      E2E_INBOX: services.inboxUrl,
      E2E_DATABASE_URL: product['DATABASE_URL'],
    },
  };
  // what only reads gets in nobody's way; two that sign in as the same person would take each other's links
  const outcomes = await Promise.all([
    runPlaywright({ name: `journeys${suffix}`, ...visit }, ['desktop', 'shell', 'phone', 'calls', 'together']),
    runPlaywright({ name: `reading${suffix}`, ...visit }, ['reading']),
  ]);
  await stopProduct(supervisor);
  return outcomes;
}

const clockOf = ({ TEST_CLOCK_SHIFT, TZ, NODE_OPTIONS }: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  TEST_CLOCK_SHIFT,
  TZ,
  NODE_OPTIONS,
});

/** An empty database on the same server, on the clock of the pass. */
async function freshDatabase(server: string, name: string, shift: number): Promise<string> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create database "${name}"`);
  } finally {
    await client.end();
  }
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  await setDatabaseClock(url, shift);
  return url;
}
