import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importLimits } from '@portal/contracts';
import { rowOf, writeWorkbook } from '@portal/testing/workbook';
import { limited } from './limited-lines.js';
import { workbookLines } from './workbook-lines.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workbook-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function linesOf(...rows: string[]) {
  const path = join(folder, 'table.xlsx');
  await writeWorkbook(path, { rows });
  const lines: [number, ...string[]][] = [];
  const read = limited(workbookLines(path, /€/, jest.fn()), { ...importLimits, first: 1 });
  for await (const { line, cells } of read) lines.push([line, ...cells]);
  return lines;
}
const cellOf = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

describe('a row of a workbook', () => {
  it('may be the last of a sheet', async () => {
    expect(await linesOf(rowOf(1, ['Name']), rowOf(1_048_576, ['One']))).toEqual([
      [1, 'Name'],
      [1_048_576, 'One'],
    ]);
  });

  it.each(['0', '-5', '1', '1.5', 'abc', '1048577', '99999999999999999999'])(
    'behind the first is not %s',
    async (r) => {
      await expect(linesOf(rowOf(1, ['Name']), `<row r="${r}">${cellOf('One')}</row>`)).rejects.toThrow('no row');
    },
  );

  it('has texts that PostgreSQL keeps in JSON, also where one is cut within a surrogate pair', async () => {
    const long = 'a'.repeat(importLimits.cell - 1);
    expect(await linesOf(`<row>${cellOf('a_x0000_b _xD800_ c')}${cellOf(`${long}😀`)}</row>`)).toEqual([
      [1, 'ab \ufffd c', `${long}\ufffd`],
    ]);
  });
});
