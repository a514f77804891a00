import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths.ts';
import { lastLines } from '../processes/child.ts';
import { runCommand } from '../processes/run-command.ts';
import { seconds } from '../processes/seconds.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Runs the journeys of these projects (e2e/playwright.config.ts) in a real browser and returns the results. */
export async function runPlaywright(
  name: string,
  projects: readonly string[],
  { data, env }: { data: string; env: NodeJS.ProcessEnv },
): Promise<{ passed: number; failed: number }> {
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
  const stats = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport).stats : undefined;
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  const failed = succeeded ? (stats?.unexpected ?? 0) : Math.max(1, stats?.unexpected ?? 0);
  const log = join(data, 'logs', `${name}.log`);
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds(began)})`);
  if (failed > 0) console.log(`${lastLines(log, 120)}\n(all of it: ${log})`);
  return { passed, failed };
}
