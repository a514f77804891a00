import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOtherCurrency, otherCurrency } from '@portal/contracts';
import { writeWorkbook } from '@portal/testing/workbook';
import { workbookLines } from './workbook-lines.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'styles-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const escaped = (code: string): string => code.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** What a number is read as in a cell of this format. */
async function shownAs(code: string, number: number): Promise<string | undefined> {
  const path = join(folder, 'book.xlsx');
  await writeWorkbook(path, {
    styles: `<numFmts><numFmt numFmtId="164" formatCode="${escaped(code)}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs>`,
    rows: [`<row><c s="0"><v>${number}</v></c></row>`],
  });
  for await (const { cells } of workbookLines(path, otherCurrency(), () => undefined)) return cells[0];
  return undefined;
}

describe('a number of a workbook', () => {
  it.each([
    ['#,##0.00 [$€-407]', '€'],
    ['#,##0.00 [$Kč-405]', 'Kč'],
    ['[$CA$-1009]#,##0.00', 'CA$'],
    ['[$$-1009]#,##0.00', '[$$-1009]'],
    ['#,##0.00[$Lek-41C]', '[$Lek-41C]'],
    ['[$R-1C09] #,##0.00', '[$R-1C09]'],
    ['[$CAD] #,##0.00', 'CAD'],
    ['#,##0.00" EUR"', 'EUR'],
    ['#,##0.00\\ \\k\\r;[Red]-#,##0.00\\ \\k\\r', 'kr'],
    ['_-* #,##0.00\\ "€"_-', '€'],
    ['¥#,##0', '¥'],
  ])('that is money of another currency by %s names it, and is no amount', async (code, sign) => {
    expect(await shownAs(code, 1500)).toBe(`1500 ${sign}`);
    expect(isOtherCurrency(`1500 ${sign}`)).toBe(true);
  });

  it.each([
    ...['$#,##0.00', '"$"#,##0.00', '[$$-409]#,##0.00', '[$$-en-US]0', '[$USD] 0', '0.00 "USD"', '[$US$-409]0'],
    ...['"Total "#,##0', '[$-409]#,##0.00', '0.0,"K"', '0.00E+00', '[Red]#,##0_);(#,##0)', '0 "days"', 'General'],
  ])('that is dollars or has other words by %s is the number', async (code) => {
    expect(await shownAs(code, 1500)).toBe('1500');
  });

  it.each([
    ['[h]:mm', 1.5, '36:00'],
    ['[h]:mm:ss;@', 1.5 + 30 / 86_400, '36:00:30'],
    ['[mm]:ss', 0.0625, '1:30'],
    ['[h]:mm', -1, '-1'],
    ['h:mm', 0.0625, '01:30:00'],
  ])('that is time which passed by %s is in hours: %s', async (code, number, text) => {
    expect(await shownAs(code, number)).toBe(text);
  });
});
