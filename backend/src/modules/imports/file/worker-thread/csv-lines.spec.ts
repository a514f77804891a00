import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvLines } from './csv-lines.js';
import type { TableLine } from './table-line.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'csv-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function linesOf(bytes: Buffer) {
  const path = join(folder, 'table.csv');
  await writeFile(path, bytes);
  const lines: TableLine[] = [];
  for await (const line of csvLines(path)) lines.push(line);
  return lines;
}

describe('a CSV file is read', () => {
  it.each([
    ['sep=;\r\nName;Phone\r\nOne;1,5', [[3, 'One', '1,5']]],
    ['\uFEFFsep=|\nName|Phone\nOne|2', [[3, 'One', '2']]],
    ['"sep=\t"\nName\tPhone\nOne\t2', [[3, 'One', '2']]],
    ['Name;Phone\nOne;2', [[2, 'One', '2']]],
  ])('by the separator that its first line names, or by the one that fits: %j', async (text, lines) => {
    const [headings, ...read] = await linesOf(Buffer.from(text));
    expect(headings?.cells).toEqual(['Name', 'Phone']);
    expect(read.map(({ line, cells }) => [line, ...cells])).toEqual(lines);
  });
});

describe('the letters of a CSV file', () => {
  const utf8 = Buffer.from('Name\nCafé Müller\n');

  it.each([
    [
      'without control characters, those that FileMaker breaks lines by apart',
      Buffer.from('Name\nOne\vTwo\u0007\n\u001a'),
      'One\nTwo',
    ],
    ['in windows-1252', Buffer.from('Name\nCaf\xe9 \x80 5 \xc9\x94\n', 'latin1'), 'Café € 5 É”'],
    ['in UTF-8 with a byte of windows-1252 among them', Buffer.concat([utf8, Buffer.from([0xe9])]), 'Café Müller'],
  ])('%s', async (_, bytes, text) => {
    expect((await linesOf(bytes))[1]?.cells).toEqual([text]);
  });
});
