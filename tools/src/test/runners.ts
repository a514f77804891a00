import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../check/run-checks.ts';
import { inRoot } from '../paths.ts';
import { lastLines } from '../processes/child.ts';
import { runCommand } from '../processes/run-command.ts';
import { seconds } from '../processes/seconds.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

interface Run {
  name: string;
  data: string;
  env: NodeJS.ProcessEnv;
}

/** Runs a jest configuration; a suite that can't even start counts as a failure. */
export async function runJest({ name, data, env }: Run, config: string, ...more: string[]): Promise<Outcome> {
  const began = Date.now();
  const report = join(data, `${name}.json`);
  rmSync(report, { force: true });
  const args = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    inRoot('node_modules/jest/bin/jest.js'),
    '--config',
    inRoot(config),
    '--json',
    `--outputFile=${report}`,
    ...more,
  ];
  const succeeded = await runCommand(name, args, { data, env });
  const result = read(report) as JestReport | undefined;
  const passed = result?.numPassedTests ?? 0;
  const failed = (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0);
  return tell(name, data, began, { passed, failed: succeeded ? failed : Math.max(1, failed) });
}

/** Runs those journeys in a real browser that are of the projects named. */
export async function runPlaywright({ name, data, env }: Run, projects: readonly string[]): Promise<Outcome> {
  const began = Date.now();
  const report = join(data, `${name}.json`);
  rmSync(report, { force: true });
  const args = [
    inRoot('node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    inRoot('e2e/playwright.config.ts'),
    `--output=${join(data, name)}`,
    ...projects.flatMap((project) => ['--project', project]),
  ];
  const succeeded = await runCommand(name, args, { data, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
  const stats = (read(report) as PlaywrightReport | undefined)?.stats;
  const failed = stats?.unexpected ?? 0;
  return tell(name, data, began, {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: succeeded ? failed : Math.max(1, failed),
  });
}

function tell(name: string, data: string, began: number, outcome: Outcome): Outcome {
  const log = join(data, 'logs', `${name}.log`);
  console.log(
    `${outcome.failed === 0 ? '✓' : '✗'} ${name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds(began)})`,
  );
  if (outcome.failed > 0) console.log(`${lastLines(log, 120)}\n(all of it: ${log})`);
  return outcome;
}

/** A runner that died early leaves no report. */
function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
