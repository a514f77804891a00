import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths.ts';
import { readSpecification, specificationLines } from '../test/specification-lines.ts';

const document = readSpecification();
const lines = specificationLines();
const numbers = [...document.matchAll(/^\| (\d+\.\d+) /gm)].map(([, number = '']) => number);

/** The spec file, and the files that it imports tests from: those in the folder of its name (`figures/`). */
function sourcesOf(file: string): string[] {
  const folder = inRoot(file.replace(/(\.\w+)?\.spec\.tsx?$/, ''));
  const parts = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  return [inRoot(file), ...parts.filter((part) => /\.\w+\.ts$/.test(part))];
}

/** Whether the file has a test, a group of tests or a row of a table whose name begins so. */
const hasTest = (file: string, test: string): boolean =>
  existsSync(inRoot(file)) &&
  sourcesOf(file).some((source) => {
    const text = readFileSync(source, 'utf8');
    return ["'", '`'].some((quote) => text.includes(`${quote}${test}`));
  });

describe('The specification, line by line', () => {
  it('names for each line a test that exists', () => {
    expect(lines.length).toBeGreaterThan(350);
    expect(lines.filter(({ file, test }) => !hasTest(file, test))).toEqual([]);
  });

  it('proves a sentence of section 8 where it is said, not by the list of sentences', () => {
    const isListed = ({ number, file }: (typeof lines)[number]): boolean =>
      number.startsWith('8.') && file.endsWith('messages/catalogue.spec.ts');
    expect(lines.filter(isListed)).toEqual([]);
  });

  it('has a test for each line', () => {
    expect(numbers).toHaveLength(lines.length);
  });

  it('numbers the lines of each section without a gap or a repeat', () => {
    for (const section of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const places = numbers.filter((number) => number.startsWith(`${section}.`)).map((number) => number.split('.')[1]);
      expect(places.map(Number).sort((one, other) => one - other)).toEqual(places.map((_, index) => index + 1));
    }
  });
});
