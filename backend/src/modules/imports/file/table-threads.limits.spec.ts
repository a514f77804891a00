import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importLimits } from '@portal/contracts';
import { rowOf, writeWorkbook, type WorkbookXml } from '@portal/testing/workbook';
import { processorTimeOf } from '../../../../test/support/processor-time.js';
import { linesOf, TableThreads } from './table-threads.js';

let folder: string;
const threads = new TableThreads();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tables-'));
});
afterAll(async () => {
  await threads.onApplicationShutdown();
  await rm(folder, { recursive: true, force: true });
});

const path = () => join(folder, 'table');
const to = () => join(folder, 'lines');
async function tableOf(format: 'csv' | 'xlsx') {
  const table = await threads.read(path(), format, to());
  const lines: [number, ...string[]][] = [];
  for await (const { line, cells } of linesOf(to())) lines.push([line, ...cells]);
  return { ...table, lines };
}
async function workbook(xml: WorkbookXml) {
  await writeWorkbook(path(), xml);
  return tableOf('xlsx');
}
async function csv(text: string) {
  await writeFile(path(), text);
  return tableOf('csv');
}
const shared = (index: number): string => `<c t="s"><v>${index}</v></c>`;
function* repeated(count: number, piece: (index: number) => string): Generator<string> {
  for (let index = 0; index < count; index += 1) yield piece(index);
}

describe('a workbook is read', () => {
  const styles = `<numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="[Red]0 &quot;days&quot;"/>
    <numFmt numFmtId="166" formatCode="#,##0.00 [$€-407]"/><numFmt numFmtId="167" formatCode="00000"/></numFmts>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="21"/><xf numFmtId="9"/><xf numFmtId="166"/><xf numFmtId="167"/></cellXfs>`;
  const cell = (attributes: string, value: string): string => `<c ${attributes}><v>${value}</v></c>`;

  it('with texts, numbers, days, truths and formulas as they are shown, and empty cells and rows', async () => {
    const { lines, lineTotal, firstLines } = await workbook({
      styles,
      shared: [
        '<si><t>Name</t></si>',
        '<si><r><t>Neuse </t></r><r><t xml:space="preserve">Bakery_x000D_</t></r><rPh><t>no</t></rPh></si>',
      ],
      rows: [
        `<row r="2">${shared(0)}<c t="inlineStr" r="C2"><is><t>Day</t></is></c></row>`,
        '<row r="3"/>',
        `<row r="5">${shared(1)}${cell('r="C5" s="1"', '46112')}</row>`,
        `<row>${cell('s="2"', '46112.5')}${cell('s="3"', '3')}${cell('s="4"', '0.5')}</row>`,
        `<row>${cell('', '0.1')}${cell('t="b"', '1')}<c t="str"><f>A1</f><v>by formula</v></c></row>`,
        `<row>${cell('t="e"', '#N/A')}${cell('', '1E3')}${cell('s="5"', '0.07')}</row>`,
        `<row>${cell('s="6"', '500.5')}${cell('s="7"', '42')}${cell('s="7"', '-4.5')}</row>`,
      ],
    });
    expect(lines).toEqual([
      [2, 'Name', '', 'Day'],
      [5, 'Neuse Bakery', '', '2026-03-31'],
      [6, '2026-03-31 12:00:00', '3', '12:00:00'],
      [7, '0.1', 'true', 'by formula'],
      [8, '#N/A', '1000', '7%'],
      [9, '500.5 €', '00042', '-4.5'],
    ]);
    expect(lineTotal).toBe(6);
    expect(firstLines[1]).toEqual({ line: 5, cells: ['Neuse Bakery', '', '2026-03-31'] });
  });

  it('from its first sheet with a table, or the one that is asked for; the others are named', async () => {
    const rows = [rowOf(1, ['Name', 'Phone']), rowOf(2, ['Neuse Bakery', '1'])];
    const { lines, ...table } = await workbook({ cover: [rowOf(1, ['Clients of 2026']), rowOf(2, ['Draft'])], rows });
    expect(lines).toEqual([
      [1, 'Name', 'Phone'],
      [2, 'Neuse Bakery', '1'],
    ]);
    expect(table).toMatchObject({ sheet: 'Data', otherSheets: ['Cover'] });
    const cover = { sheet: 'Cover', otherSheets: ['Data'], firstLines: [{ line: 1 }, { line: 2 }] };
    await workbook({ cover: [rowOf(1, ['Clients of 2026']), rowOf(2, ['Draft'])], rows });
    expect(await threads.read(path(), 'xlsx', to(), 'cover')).toMatchObject(cover);
    await expect(threads.read(path(), 'xlsx', to(), 'Clients')).rejects.toMatchObject({
      code: 'import.no_sheet',
      message: 'This workbook has no sheet of that name. Its sheets: Cover, Data',
    });
    expect(await workbook({ rows })).toMatchObject({ sheet: 'Data', otherSheets: [] });
  });

  it('not with formulas that were never computed', async () => {
    for (const value of ['', '<v></v>', '<v />']) {
      const rows = [rowOf(1, ['Name']), `<row><c r="AB2"><f>A1&amp;"x"</f>${value}</c></row>`];
      await expect(workbook({ rows })).rejects.toMatchObject({
        code: 'import.not_computed',
        message: expect.stringContaining('cell AB2') as string,
      });
    }
    const rows = [rowOf(1, ['Name']), '<row><c t="str"><f>""</f><v></v></c><c t="str"><f>"x"</f><v>x</v></c></row>'];
    expect((await workbook({ rows })).lines).toEqual([
      [1, 'Name'],
      [2, '', 'x'],
    ]);
  });

  it('with days that count from 1904, wherever the sheet lies', async () => {
    const { lines } = await workbook({
      styles,
      workbookPr: '<workbookPr date1904="1"/>',
      sheet: 'sheets/other.xml',
      rows: [rowOf(1, ['Day']), `<row>${cell('s="1"', '44650')}</row>`],
    });
    expect(lines).toEqual([
      [1, 'Day'],
      [2, '2026-03-31'],
    ]);
  });
});

describe('columns behind the last heading', () => {
  it.each([
    ['of a CSV file are those that its line of headings has', ',,Name,,Site,,\n,,One,,1,,x\n', 7],
    ['without text are none', 'Name,Site,,\nOne,1,,\n', 2],
    ['that a line has alone are none: its texts are shifted', 'Name,Site\nOne,1,2,3\n', 2],
  ])('%s', async (_, text, columns) => {
    expect((await csv(text)).firstLines[0]?.cells).toHaveLength(columns);
  });

  it('of a workbook are all that hold text, in whatever line', async () => {
    const { firstLines, lines } = await workbook({ rows: [rowOf(1, ['Name']), rowOf(2, ['One', '', 'x'])] });
    expect(firstLines[0]?.cells).toEqual(['Name', '', '']);
    expect(lines[0]).toEqual([1, 'Name']);
  });
});

describe('a quote that is never closed is refused with its line', () => {
  const rows = (count: number): string => Array.from({ length: count }, (_, at) => `Text ${at},${at}\n`).join('');

  it.each([
    ['at the end of the file', 'Name,Phone\n"Two\nlines",1\n"Open,2\nNext,3\n', 4],
    ['at the quote of another cell', 'Name,Phone\r\n"Open,1\r\n"Next",2\r\n', 2],
    ['behind 100 lines of the table', `Name,Phone\nOne,"Open\n${rows(99)}x",24"\n`, 2],
  ])('%s', async (_, text, line) => {
    await expect(csv(text)).rejects.toMatchObject({
      code: 'import.unclosed_quote',
      message: expect.stringContaining(`in line ${line} of this file`) as string,
    });
  });

  it('but a long text is none, and neither are quotes within a cell', async () => {
    const long = 'A line of a log\n'.repeat(500);
    const { lines } = await csv(
      `Name,Notes\n12" Monitors,"say ""hi""\n24"" wide" \nOne,"${long}"\nTwo,"a ${rows(99)}"\n`,
    );
    expect(lines.map(([line, name, text]) => [line, name, text?.split('\n').length])).toEqual([
      [1, 'Name', 1],
      [2, '12" Monitors', 2],
      [3, 'One', 500],
      [4, 'Two', 99],
    ]);
  });
});

describe('what is too much is refused by a sentence', () => {
  const eight = (line: number) =>
    rowOf(
      line + 1,
      Array.from({ length: 8 }, (_, at) => `Text ${line} of column ${at}`),
    );

  it('but not an ordinary workbook of 48,000 lines and eight columns', async () => {
    await writeWorkbook(path(), { rows: repeated(48_001, eight) });
    const spent = await processorTimeOf(async () => {
      expect((await threads.read(path(), 'xlsx', to())).lineTotal).toBe(48_001);
    });
    expect(spent).toBeLessThan(300); // milliseconds in which calls of others wait
  });

  it('617,000 shared texts of 27 KB are no lines', async () => {
    await writeWorkbook(path(), { shared: repeated(617_000, () => '<si><t>a</t></si>'), rows: [] });
    expect((await stat(path())).size).toBeLessThan(100_000);
    await expect(threads.read(path(), 'xlsx', to())).rejects.toMatchObject({ code: 'import.no_lines' });
  });

  it.each([
    ['too_many_lines', () => repeated(importLimits.lines + 2, (index) => rowOf(index + 1, ['x']))],
    [
      'too_many_columns',
      () => [
        rowOf(
          1,
          Array.from({ length: importLimits.columns + 1 }, () => 'x'),
        ),
      ],
    ],
    ['too_much_text', () => repeated(2_501, (index) => `<row r="${index + 1}">${shared(0)}${shared(0)}</row>`)],
  ])('%s', async (code, rows) => {
    await writeWorkbook(path(), { rows: rows(), shared: [`<si><t>${'a'.repeat(20_000)}</t></si>`] });
    await expect(threads.read(path(), 'xlsx', to())).rejects.toMatchObject({ code: `import.${code}` });
  });

  it('exactly as many lines and columns as are allowed are taken', async () => {
    const wide = Array.from({ length: importLimits.columns }, () => 'x');
    const rows = repeated(importLimits.lines + 1, (index) => rowOf(index + 1, index === 0 ? wide : ['x']));
    await writeWorkbook(path(), { rows });
    const { lineTotal, firstLines } = await threads.read(path(), 'xlsx', to());
    expect([lineTotal, firstLines[0]?.cells.length]).toEqual([importLimits.lines + 1, importLimits.columns]);
  });

  it('what takes more memory than the thread has, and the next file is read', async () => {
    await writeWorkbook(path(), { rows: [`<row><c t="str"><v>${'a'.repeat(50_000_000)}</v></c></row>`] });
    const small = TableThreads.limitedTo({ heap: 32, time: 180_000 });
    await expect(small.read(path(), 'xlsx', to())).rejects.toMatchObject({ code: 'import.too_complex' });
    await writeWorkbook(path(), { rows: [rowOf(1, ['Name']), rowOf(2, ['One'])] });
    expect((await small.read(path(), 'xlsx', to())).lineTotal).toBe(2);
    await small.onApplicationShutdown();
  });

  it.each([
    ['no archive', 'PK nothing'],
    ['an XML that ends too soon', null],
  ])('%s', async (_, content) => {
    if (content === null) await writeWorkbook(path(), { rows: ['<row><c>'] });
    else await writeFile(path(), content);
    await expect(threads.read(path(), 'xlsx', to())).rejects.toMatchObject({ code: 'import.not_a_table' });
  });

  (process.env['TEST_ALL'] ? it : it.skip)('50,000 lines of 40 columns, all texts different, are taken', async () => {
    const columns = Array.from({ length: 40 }, (_, at) => at);
    const index = (line: number, column: number) => line * 40 + column;
    await writeWorkbook(path(), {
      shared: repeated(50_001 * 40, (at) => `<si><t>t${at.toString(36)}</t></si>`),
      rows: repeated(50_001, (line) => `<row>${columns.map((column) => shared(index(line, column))).join('')}</row>`),
    });
    const before = process.memoryUsage.rss();
    const { lineTotal, firstLines } = await threads.read(path(), 'xlsx', to());
    expect(lineTotal).toBe(50_001);
    expect(firstLines[1]?.cells[39]).toBe(`t${index(1, 39).toString(36)}`);
    expect((process.memoryUsage.rss() - before) / 1024 / 1024).toBeLessThan(400);
  });
});
