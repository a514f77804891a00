import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.ts';

/** A row of the part "Line by line": number, requirement, file and name of its test. */
const ROW = /^\| (\d+\.\d+) +\| .+? +\| `([^`]+)` +\| “(.+?)” +\|$/gm;

const document = readFileSync(inRoot('docs/specification.md'), 'utf8');
const rows = [...document.matchAll(ROW)].map(([, number = '', file = '', test = '']) => ({ number, file, test }));
const lines = document.match(/^\| \d+\.\d+ /gm) ?? [];

/** Whether the file has a test, or a row of one, by this very name. */
const hasTest = (file: string, test: string): boolean =>
  existsSync(inRoot(file)) &&
  [`'${test}'`, `\`${test}\``].some((name) => readFileSync(inRoot(file), 'utf8').includes(name));

describe('The specification, line by line', () => {
  it('names for each line a test that exists', () => {
    expect(rows.length).toBeGreaterThan(50);
    expect(rows).toHaveLength(lines.length);
    expect(rows.filter(({ file, test }) => !hasTest(file, test))).toEqual([]);
  });

  it('has no number twice', () => {
    const numbers = rows.map(({ number }) => number);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });
});
