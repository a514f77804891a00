import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import { type Outcome, outcomeOfWorkspace } from './run-targets.ts';

/** A line of docs/specification.md and the test that proves it. */
export interface SpecificationLine {
  /** Section and place in it: `4.12`. */
  number: string;
  file: string;
  /** The title of a test or of a group of tests, or what stands in the titles of a table's rows. */
  test: string;
}

/** A row of a section: number, requirement, file and name of its test. */
const ROW = /^\| (\d+\.\d+) +\| .+? +\| `([^`]+)` +\| “(.+?)” +\|$/gm;

/** The lines that name a test. @param document the text of docs/specification.md */
export const specificationLines = (document = readSpecification()): SpecificationLine[] =>
  [...document.matchAll(ROW)].map(([, number = '', file = '', test = '']) => ({ number, file, test }));

/** The text of docs/specification.md. */
export const readSpecification = (): string => readFileSync(inRoot('docs/specification.md'), 'utf8');

/** The lines of which no test ran, or one was skipped. A test that failed did run: its own suite reports it. */
export function linesWithoutRun(
  lines: readonly SpecificationLine[],
  outcomes: readonly Outcome[],
): SpecificationLine[] {
  const tests = outcomes.flatMap((outcome) => outcome.tests);
  return lines.filter(({ file, test }) => {
    const named = tests.filter((one) => `/${one.file}`.endsWith(`/${file}`) && one.titles.some(isNamed(test)));
    return named.length === 0 || named.some(({ hasRun }) => !hasRun);
  });
}

/** Whether a title is, or has in it, this name; a place of a row’s value (`%s`) holds any text. */
function isNamed(name: string): (title: string) => boolean {
  const parts = name.split(/%[a-z#]/);
  return (title) => {
    let from = 0;
    return parts.every((part) => {
      const at = title.indexOf(part, from);
      from = at + part.length;
      return at !== -1;
    });
  };
}

/** Says which lines weren’t proven by a run of everything, as one more result of it. */
export function outcomeOfLines(outcomes: readonly Outcome[]): Outcome {
  const missing = linesWithoutRun(specificationLines(), outcomes);
  for (const { number, file, test } of missing)
    console.log(`docs/specification.md, line ${number}: “${test}” of ${file} didn’t run.`);
  return outcomeOfWorkspace('specification', { passed: missing.length === 0 ? 1 : 0, failed: missing.length });
}
