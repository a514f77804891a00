import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { instantOf, nastyInstants } from './clock/instants.ts';
import { build } from './nx/build.ts';
import { staleBuilds } from './nx/stale-builds.ts';
import { inRoot } from './paths.ts';
import { claimDataFolder } from './processes/claim.ts';
import { freePort } from './processes/ports.ts';
import { runTool } from './processes/run-tool.ts';
import { seconds } from './processes/seconds.ts';
import { removeRows } from './services/postgres-folders.ts';
import { startServices, type Services } from './services/services.ts';
import { installPackage } from './test/debian-package.ts';
import { runTargets, type Outcome } from './test/run-targets.ts';
import { outcomeOfLines } from './test/specification-lines.ts';
import { summaryOf, sumOf } from './test/summary.ts';

/**
 * First the targets that use all cores; then those that wait or measure times, on built files and one after the other.
 */
const busy = ['types', 'boundaries', 'dead-code', 'drift', 'citations', 'budgets', 'test'];
const isLong = process.argv.includes('--all');
const isAffected = process.argv.includes('--affected');
/** Measure how soon a change shows on another user's screen, so nothing runs beside them. */
const measuring = isLong ? ['pace', 'together'] : ['pace'];
const waiting = ['e2e', 'faults', ...(isLong ? [] : ['together'])];
/** For the reporter of the journeys: nothing runs beside them, so that their delays are the product's. */
const ALONE = { E2E_ALONE: 'on' };

/**
 * `npm test`: the quick checks and the tests, by the Nx targets of each project, on data and ports of their own, at the
 * instant of TEST_INSTANT. Targets in Nx's cache don't run again, except in CI. `npm test -- --affected`: only what
 * differs from main. `npm run test:all`: every check and the tests in full length, again at every special instant,
 * without the cache. A run of everything fails where a test that docs/specification.md names didn't run. Ends with one
 * line for the whole.
 */
runTool(async (supervisor) => {
  const began = Date.now();
  instantOf(process.env['TEST_INSTANT']); // one that is none ends it at once
  // its tests are skipped without it, but not in CI
  if (process.env['CI'] && !existsSync('/usr/sbin/clamd')) installPackage('clamav-daemon');
  const data = inRoot('.data/test');
  await claimDataFolder(data);
  removeRows(data);
  for (const folder of ['redis', 'mail', 'storage']) rmSync(join(data, folder), { recursive: true, force: true });
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'MAIL_PORT', 'PUBLIC_URL', 'NODE_ENV', 'QUEUE_PREFIX'])
    Reflect.deleteProperty(process.env, name);
  process.env['MAIL_WEB_PORT'] = String(await freePort());
  const [services, stale] = await Promise.all([startServices(supervisor, data, true), staleBuilds([])]);
  const env = { ...addresses(services), TEST_ALL: isLong ? 'on' : undefined };
  const command = [isAffected ? 'affected' : 'run-many', ...(isLong || process.env['CI'] ? ['--skip-nx-cache'] : [])];
  const outcomes: Outcome[] = [];
  const run = async (targets: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<void> => {
    outcomes.push(...(await runTargets(command, targets, { ...env, ...more }, data)));
  };
  if (isAffected) await build();
  else if (stale.length > 0) busy.unshift('build');
  await run([...busy, ...(isLong ? ['format', 'lint'] : [])]);
  if (outcomes.every(({ target, failed }) => target !== 'build' || failed === 0)) {
    command.push('--exclude-task-dependencies');
    await run([...waiting, 'supervisor', ...(isLong ? ['generator'] : [])]);
    for (const target of measuring) await run([target], ALONE);
  }
  if (!isAffected) outcomes.push(outcomeOfLines(outcomes));
  if (isLong)
    for (const { name } of nastyInstants)
      for (const targets of [['test', ...waiting], ...measuring.map((target) => [target])])
        await run(targets, { ...ALONE, TEST_ALL: undefined, TEST_INSTANT: name });
  console.log(summaryOf(outcomes));
  const { passed, failed } = sumOf(outcomes);
  console.log(`in ${seconds(began)}\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

/** The addresses of the services, for the tests. */
const addresses = ({ databaseUrl, redisUrl, smtpUrl, inboxUrl }: Services): NodeJS.ProcessEnv => ({
  ...process.env,
  TEST_DATABASE_URL: databaseUrl,
  TEST_REDIS_URL: redisUrl,
  TEST_SMTP_URL: smtpUrl,
  TEST_INBOX_URL: inboxUrl,
});
