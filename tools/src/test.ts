import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks, type Outcome } from './check/run-checks.ts';
import { instantOf, nastyInstants } from './clock/instants.ts';
import { inRoot } from './paths.ts';
import { claimDataFolder } from './processes/claim.ts';
import { freePort } from './processes/ports.ts';
import { runTool } from './processes/run-tool.ts';
import { seconds } from './processes/seconds.ts';
import { removeRows } from './services/postgres-folders.ts';
import { startServices } from './services/services.ts';
import { runSuites, type Pass } from './test/suites.ts';

/**
 * `npm test`: the quick checks and the tests, on data and ports of its own, at the instant of TEST_INSTANT; `npm run
 * test:all`: every check, tests in their full length, and the suites again at every nasty instant. Ends with one line that
 * sums them.
 */
runTool(async (supervisor) => {
  const began = Date.now();
  const isLong = process.argv.includes('--all');
  const data = inRoot('.data/test');
  const instant = instantOf(process.env['TEST_INSTANT']);
  await claimDataFolder(data);
  removeRows(data);
  for (const folder of ['redis', 'mail', 'storage']) rmSync(join(data, folder), { recursive: true, force: true });
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'MAIL_PORT', 'PUBLIC_URL', 'NODE_ENV', 'QUEUE_PREFIX'])
    Reflect.deleteProperty(process.env, name);
  process.env['MAIL_WEB_PORT'] = String(await freePort());
  const outcomes: Outcome[] = [await runChecks(data, isLong)];
  const services = await startServices(supervisor, data);
  outcomes.push(...(await runSuites({ supervisor, data, services, instant, suffix: '', isLong })));
  if (isLong) outcomes.push(...(await repeat({ supervisor, data, services })));
  const { passed, failed } = sum(outcomes);
  console.log(`in ${seconds(began)}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

/** The suites at every nasty instant, one line each. */
async function repeat(shared: Pick<Pass, 'supervisor' | 'data' | 'services'>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const instant of nastyInstants) {
    const began = Date.now();
    const { name, at, zone } = instant;
    const outcome = sum(await runSuites({ ...shared, instant, suffix: `-${name}`, isLong: false }));
    const { passed, failed } = outcome;
    console.log(
      `${failed === 0 ? '✓' : '✗'} at ${name} (${at}, ${zone}): ${passed} passed, ${failed} failed (${seconds(began)})`,
    );
    outcomes.push(outcome);
  }
  return outcomes;
}

const sum = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
});
