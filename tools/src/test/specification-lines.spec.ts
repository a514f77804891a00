import type { Outcome } from './run-targets.ts';
import { linesWithoutRun, specificationLines } from './specification-lines.ts';

const document = `
| Line | What        | Test file          | Its name                |
| ---- | ----------- | ------------------ | ----------------------- |
| 1.1  | a test      | \`libs/a.spec.ts\`   | “does what it says”     |
| 1.2  | a group     | \`libs/a.spec.ts\`   | “the group”             |
| 1.3  | a row       | \`libs/a.spec.ts\`   | “Failed to fetch tasks” |
| 1.4  | in a suite  | \`e2e/b.spec.ts\`    | “a journey”             |
| 1.5  | any row     | \`libs/a.spec.ts\`   | “takes %s (section %i)” |
`;

const outcome = (...tests: Outcome['tests']): Outcome => ({
  project: 'a',
  target: 'test',
  passed: 1,
  failed: 0,
  seconds: 1,
  isCached: false,
  files: [],
  tests,
});
const ran = (file: string, ...titles: string[]): Outcome['tests'][number] => ({ file, titles, hasRun: true });

const inGroup = ran('libs/a.spec.ts', 'the group', 'does what it says');
const row = ran('libs/a.spec.ts', 'shows: Failed to fetch tasks');
const anyRow = ran('libs/a.spec.ts', 'takes cards (section 4)');
const journey = ran('e2e/b.spec.ts', 'a journey');

const missing = (...outcomes: Outcome[]): string[] =>
  linesWithoutRun(specificationLines(document), outcomes).map(({ number }) => number);

it('finds every line proven by tests, groups of tests and rows of tables that ran', () => {
  expect(missing(outcome(inGroup, row, anyRow), outcome(journey))).toEqual([]);
});

it('reports lines whose suite did not run, or ran without the test', () => {
  expect(missing(outcome(inGroup, row, anyRow))).toEqual(['1.4']);
  expect(missing(outcome(inGroup, anyRow), outcome(journey))).toEqual(['1.3']);
  expect(missing(outcome(ran('libs/c.spec.ts', 'a journey')))).toEqual(['1.1', '1.2', '1.3', '1.4', '1.5']);
});

it('reports lines of which a test was skipped, also a single one of a group', () => {
  const skipped = { ...ran('libs/a.spec.ts', 'the group', 'does more'), hasRun: false };
  expect(missing(outcome(inGroup, row, anyRow, skipped), outcome(journey))).toEqual(['1.2']);
  expect(missing(outcome(inGroup, row, anyRow), outcome({ ...journey, hasRun: false }))).toEqual(['1.4']);
});
