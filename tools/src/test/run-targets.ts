import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { runNx } from '../nx/run-nx.ts';
import { inRoot } from '../paths.ts';

/** A test of a run. */
export interface RunTest {
  /** A path that ends with the one from the root of the workspace. */
  file: string;
  /** Its own title, and those of the groups around it. */
  titles: readonly string[];
  /** False for what was skipped or is still to be written. */
  hasRun: boolean;
}

/** How long the tests of a file took, with what they need. */
export interface RunFile {
  /** The path from the root of the workspace. */
  file: string;
  seconds: number;
}

/** The result of one target of one project. */
export interface Outcome {
  project: string;
  target: string;
  passed: number;
  failed: number;
  seconds: number;
  isCached: boolean;
  /** Empty for checks. */
  tests: readonly RunTest[];
  /** Empty for checks. */
  files: readonly RunFile[];
}

/** What Nx leaves of each task of a run. */
interface RunTask {
  projectName: string;
  target: string;
  hash: string;
  startTime: string;
  endTime: string;
  cacheStatus: string;
  status: number;
}

/** The content of a suite's `test-results.<target>.json`, the fields that jest's own report has too. */
export interface SuiteReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that couldn't even start. */
  numRuntimeErrorTestSuites?: number;
  testResults: readonly {
    /** The path of the file. */
    name: string;
    /** In milliseconds since 1970; jest gives both, also of a file that couldn't start. */
    startTime?: number;
    endTime?: number;
    assertionResults: readonly {
      ancestorTitles: readonly string[];
      title: string;
      status: string;
      duration?: number | null;
    }[];
  }[];
}

const cache = '.nx/cache';

/**
 * Runs targets by Nx, which shows what fails, and counts. Each task's output is in `<data>/logs/<project>-<target>.log`.
 * @param command `run-many` or `affected`, with its flags
 */
export async function runTargets(
  command: readonly string[],
  targets: readonly string[],
  env: NodeJS.ProcessEnv,
  data: string,
): Promise<Outcome[]> {
  const { nodes } = await createProjectGraphAsync();
  const reportOf = (project: string, target: string): string =>
    inRoot(nodes[project]?.data.root ?? '.', `test-results.${target}.json`);
  for (const project of Object.keys(nodes))
    for (const target of targets) rmSync(reportOf(project, target), { force: true });
  rmSync(inRoot(cache, 'run.json'), { force: true });
  const { succeeded } = await runNx([...command, '-t', ...targets], env);
  const outcomes = tasksOfRun().map((task) => {
    keepLog(task, join(data, 'logs'));
    return outcomeOf(task, read(reportOf(task.projectName, task.target)) as SuiteReport | undefined);
  });
  const isTold = succeeded || outcomes.some(({ failed }) => failed > 0);
  return isTold ? outcomes : [...outcomes, outcomeOfWorkspace(targets.join(', '), { failed: 1 })];
}

/** A result of the workspace itself, which no target of a project has. */
export const outcomeOfWorkspace = (target: string, counts: { passed?: number; failed?: number }): Outcome => ({
  project: 'workspace',
  target,
  passed: 0,
  failed: 0,
  ...counts,
  seconds: 0,
  isCached: false,
  tests: [],
  files: [],
});

const tasksOfRun = (): RunTask[] => (read(inRoot(cache, 'run.json')) as { tasks: RunTask[] } | undefined)?.tasks ?? [];

function outcomeOf({ projectName: project, target, status, ...task }: RunTask, report?: SuiteReport): Outcome {
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
  return {
    project,
    target,
    passed: report?.numPassedTests ?? (status === 0 ? 1 : 0),
    failed: status === 0 ? failed : Math.max(1, failed),
    seconds: Math.round((Date.parse(task.endTime) - Date.parse(task.startTime)) / 1000),
    isCached: task.cacheStatus !== 'cache-miss',
    tests: report?.testResults.flatMap(testsOfFile) ?? [],
    files: report?.testResults.map(timesOfFile) ?? [],
  };
}

/** By its clock, or the sum of its tests where the report has no times of files. */
function timesOfFile({ name, startTime, endTime, assertionResults }: SuiteReport['testResults'][number]): RunFile {
  const taken =
    startTime && endTime
      ? endTime - startTime
      : assertionResults.reduce((total, { duration }) => total + (duration ?? 0), 0);
  return { file: isAbsolute(name) ? relative(inRoot(), name) : name, seconds: Math.round(taken / 100) / 10 };
}

const testsOfFile = ({ name, assertionResults }: SuiteReport['testResults'][number]): RunTest[] =>
  assertionResults.map(({ ancestorTitles, title, status }) => ({
    file: name,
    titles: [...ancestorTitles, title],
    hasRun: status === 'passed' || status === 'failed',
  }));

function keepLog({ projectName, target, hash }: RunTask, folder: string): void {
  const output = inRoot(cache, 'terminalOutputs', hash);
  mkdirSync(folder, { recursive: true });
  if (existsSync(output)) copyFileSync(output, join(folder, `${projectName}-${target}.log`));
}

/** Undefined where the program ended before it wrote the file. */
const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
