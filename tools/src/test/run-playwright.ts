import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { inRoot } from '../paths.ts';
import { Child, lastLines } from '../processes/child.ts';
import { secondsSince } from './summary.ts';
import type { SuiteReport } from './run-targets.ts';

/** The results of the journeys of some projects, and each of their tests. */
export interface PlaywrightResult extends Pick<SuiteReport, 'testResults'> {
  passed: number;
  failed: number;
}

/** Runs the journeys of these projects (e2e/playwright.config.ts) in a real browser and returns the results. */
export async function runPlaywright(
  name: string,
  projects: readonly string[],
  { data, env }: { data: string; env: NodeJS.ProcessEnv },
): Promise<PlaywrightResult> {
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
  const child = new Child({
    name,
    command: process.execPath,
    args,
    cwd: inRoot(),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    data,
    log: 'fresh',
  });
  const succeeded = (await child.exited).code === 0;
  const { stats, suites = [] } = existsSync(report)
    ? (JSON.parse(readFileSync(report, 'utf8')) as JSONReport)
    : ({} as Partial<JSONReport>);
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  const failed = succeeded ? (stats?.unexpected ?? 0) : Math.max(1, stats?.unexpected ?? 0);
  const log = join(data, 'logs', `${name}.log`);
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${secondsSince(began)})`);
  if (failed > 0) console.log(`${lastLines(log, 120)}\n(all of it: ${log})`);
  return { passed, failed, testResults: suites.flatMap((suite) => resultsOf(suite)) };
}

/** In the form of jest’s reports; a journey of several projects is there once for each. */
const resultsOf = (suite: JSONReportSuite, ancestors: readonly string[] = []): SuiteReport['testResults'] => [
  {
    name: `e2e/journeys/${suite.file}`,
    assertionResults: suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({
        ancestorTitles: ancestors,
        title,
        status: statuses[status] ?? 'pending',
        duration: results.reduce((total, { duration }) => total + duration, 0),
      })),
    ),
  },
  ...(suite.suites ?? []).flatMap((inner) => resultsOf(inner, [...ancestors, inner.title])),
];

const statuses: Readonly<Partial<Record<string, string>>> = {
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
};
