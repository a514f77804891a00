import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { inRoot } from '../paths.ts';
import type { Outcome, RunFile } from './run-targets.ts';
import { isTest } from './summary.ts';

const DEAREST = 10;
const START = '<!-- times of the tests: written by npm test -- --record -->';
const END = '<!-- end of the times of the tests -->';

const dearestFiles = (outcomes: readonly Outcome[]): RunFile[] =>
  outcomes
    .flatMap((outcome) => outcome.files)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, DEAREST);

/** The files whose tests took longest, the longest first, each with its seconds. */
export function dearestOf(outcomes: readonly Outcome[]): string {
  return dearestFiles(outcomes)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
    .join('\n');
}

/** The document with the seconds of each target and the dearest files of a run between its marks. @throws without them */
export function withTimes(document: string, outcomes: readonly Outcome[], when: Date): string {
  const [start, end] = [document.indexOf(START), document.indexOf(END)];
  if (start < 0 || end < start) throw new Error('The document has no place for the times of the tests');
  const byTarget = Map.groupBy(outcomes, ({ project, target }) => (isTest(target) ? `tests of ${project}` : target));
  const targets = [...byTarget].map(([name, of]) => {
    const seconds = of.reduce((total, outcome) => total + outcome.seconds, 0);
    const passed = of.reduce((total, outcome) => total + outcome.passed, 0);
    return `| ${name} | ${passed} | ${seconds} |`;
  });
  const lines = [
    START,
    '',
    `Run on ${when.toISOString().slice(0, 10)} on ${cpus().length} cores; targets run beside each other.`,
    '',
    '| Target | Passed | Seconds |',
    '| --- | --- | --- |',
    ...targets,
    '',
    '| Dearest files | Seconds |',
    '| --- | --- |',
    ...dearestFiles(outcomes).map(({ file, seconds }) => `| \`${file}\` | ${seconds} |`),
    '',
    '',
  ];
  return document.slice(0, start) + lines.join('\n') + document.slice(end);
}

/** Writes them into docs/performance.md; `npm run format` lines the tables up. */
export function recordTimes(outcomes: readonly Outcome[], when: Date): void {
  const file = inRoot('docs', 'performance.md');
  writeFileSync(file, withTimes(readFileSync(file, 'utf8'), outcomes, when));
}
