import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { instantOf, awkwardInstants } from './clock/instants.ts';
import { build } from './nx/build.ts';
import { staleBuilds } from './nx/stale-builds.ts';
import { inRoot } from './paths.ts';
import { claimDataFolder } from './processes/claim.ts';
import { freePort } from './processes/ports.ts';
import { runTool } from './processes/run-tool.ts';
import { removeRows } from './services/postgres-folders.ts';
import { startServices, type Services } from './services/services.ts';
import { installPackage } from './processes/debian-package.ts';
import { engines } from './test/engines.ts';
import { outcomeOfWorkspace, runTargets, type Outcome } from './test/run-targets.ts';
import { SHARDS } from './test/shards.ts';
import { dearestOf, recordTimes } from './test/times.ts';
import { outcomeOfLines } from './test/specification-lines.ts';
import { secondsSince, summaryOf, sumOf } from './test/summary.ts';

const isLong = process.argv.includes('--all');
const isAffected = process.argv.includes('--affected');
/** What guards a merge beside `npm test`; with `--after-test` behind one, whose results count as well. */
const isJourneys = process.argv.includes('--journeys');
const isSecond = process.argv.includes('--after-test');
/** Writes what each target and the dearest files took into docs/performance.md. */
const isRecorded = process.argv.includes('--record');
/** First the targets that use all cores, and killed processes, which wait most of their time. */
const tests = ['test', ...SHARDS.map((shard) => `test-${shard}`)];
const checks = [...tests, 'budgets', 'faults'];
/** Then those with browsers, and beside them what reads the sources, because a browser often waits. */
const browsers = ['golden', 'engines', 'drift', 'boundaries', 'citations'];
const journeys = ['e2e', 'together'];
const thorough = ['types', 'browsers', 'dead-code', 'walks', 'reruns'];
const busy = isJourneys ? thorough : isLong ? [...thorough, ...checks, 'format', 'lint'] : checks;
const later = isJourneys
  ? [...journeys, 'supervisor']
  : isLong
    ? [...browsers, 'e2e', 'replicas', 'supervisor', 'generator']
    : browsers;
/** Measure how soon a change shows on another user's screen, so nothing runs beside them. */
const measuring = isLong ? ['pace', 'together'] : [];
/** For the reporter of the journeys: nothing runs beside them, so that their delays are the product's. */
const ALONE = { E2E_ALONE: 'on' };
/** What `npm test` has found, for the run of the journeys behind it. */
const FOUND = inRoot('.data/test/outcomes.json');

/**
 * `npm test`: the quick checks, the tests and the golden journeys, by the Nx targets of each project, on data and ports of
 * their own, at the instant of TEST_INSTANT. `npm run test:journeys`: all else that guards a merge, as `.ci/run` runs it
 * behind `npm test`; both fail together where a test that docs/specification.md names didn't run. Targets in Nx's cache,
 * whose key is the content of all they read, don't run again. `npm test -- --affected`: only what differs from main.
 * `npm run test:all`: every check and the tests in full length, again at every special instant, without the cache. Ends
 * with one line for the whole.
 */
runTool(async (supervisor) => {
  const began = Date.now();
  instantOf(process.env['TEST_INSTANT']); // one that is none ends it at once
  // its tests are skipped without it, but not in CI
  if (process.env['CI'] && !existsSync('/usr/sbin/clamd')) installPackage('clamav-daemon');
  const { names, missing } = isJourneys ? { names: [], missing: [] } : engines();
  for (const sentence of missing) console.log(sentence);
  const data = inRoot('.data/test');
  await claimDataFolder(data);
  removeRows(data);
  for (const folder of ['redis', 'mail', 'storage']) rmSync(join(data, folder), { recursive: true, force: true });
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL', 'NODE_ENV', 'QUEUE_PREFIX'])
    Reflect.deleteProperty(process.env, name);
  for (const name of ['MAIL_WEB_PORT', 'MAIL_PORT']) process.env[name] = String(await freePort());
  const [services, stale] = await Promise.all([startServices(supervisor, data, true), staleBuilds([])]);
  const env = { ...addresses(services), TEST_ALL: isLong ? 'on' : undefined, ENGINES: names.join(' ') };
  const command = [isAffected ? 'affected' : 'run-many', ...(isLong ? ['--skip-nx-cache'] : [])];
  const outcomes: Outcome[] = isSecond ? foundBefore() : [];
  const run = async (targets: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<void> => {
    outcomes.push(...(await runTargets(command, targets, { ...env, ...more }, data)));
  };
  if (isAffected) await build();
  await run([...(!isAffected && stale.length > 0 ? ['build'] : []), ...busy]);
  if (outcomes.every(({ target, failed }) => target !== 'build' || failed === 0)) {
    command.push('--exclude-task-dependencies');
    await run(later);
    for (const target of measuring) await run([target], ALONE);
  }
  if (isSecond || (isLong && !isAffected)) outcomes.push(outcomeOfLines(outcomes));
  if (isLong)
    for (const { name } of awkwardInstants)
      for (const targets of [
        [...tests, 'walks', 'golden', 'faults', 'e2e', 'replicas'],
        ...measuring.map((target) => [target]),
      ])
        await run(targets, { ...ALONE, TEST_ALL: undefined, TEST_INSTANT: name });
  if (!isJourneys) writeFileSync(FOUND, JSON.stringify(outcomes));
  console.log(summaryOf(outcomes));
  console.log(dearestOf(outcomes));
  if (isRecorded) recordTimes(outcomes, new Date());
  const { passed, failed } = sumOf(outcomes);
  console.log(`in ${secondsSince(began)}\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

/** The results of the `npm test` before; where it left none, that is a failure. */
function foundBefore(): Outcome[] {
  if (existsSync(FOUND)) return JSON.parse(readFileSync(FOUND, 'utf8')) as Outcome[];
  return [outcomeOfWorkspace('npm test', { failed: 1 })];
}

/** The addresses of the services, for the tests. */
const addresses = ({ databaseUrl, redisUrl, smtpUrl, inboxUrl }: Services): NodeJS.ProcessEnv => ({
  ...process.env,
  TEST_DATABASE_URL: databaseUrl,
  TEST_REDIS_URL: redisUrl,
  TEST_SMTP_URL: smtpUrl,
  TEST_INBOX_URL: inboxUrl,
});
