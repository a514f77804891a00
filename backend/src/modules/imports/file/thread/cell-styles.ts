import type { Entry, ZipFile } from 'yauzl';
import { readWholePart } from './xml-part.js';

/** Formats of days and times that every workbook has by number. */
const isBuiltIn = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Whether a format of the workbook's own shows days or times: letters for them, outside of words, colours and conditions. */
const isOfDays = (code: string): boolean =>
  /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|_.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').replace(/General/gi, ''));

/** Whether a format shows hundredths, as `0.00%`. */
const isOfPercent = (id: number, code: string | undefined): boolean =>
  code === undefined ? id === 9 || id === 10 : code.replace(/"[^"]*"|\\./g, '').includes('%');

/** The sign of a currency other than the dollar in a format, as `[$€-407]` has it. */
const currencyOf = (code: string): string | undefined => /[€£¥]|EUR|GBP|CHF|CAD|AUD|JPY/i.exec(code)?.[0];

/** How many digits a format such as `00000` shows at least; 0 for every other. */
const digitsOf = (code: string): number => (/^0{2,20}$/.test(code) ? code.length : 0);

/** What a cell shows a number as, where it isn't the number itself. */
export type CellStyle =
  { as: 'day' } | { as: 'percent' } | { as: 'currency'; sign: string } | { as: 'digits'; count: number };
export type CellStyles = ReadonlyMap<number, CellStyle>;

function styleOf(id: number, code: string | undefined): CellStyle | undefined {
  if (isOfPercent(id, code)) return { as: 'percent' };
  if (code === undefined) return isBuiltIn(id) ? { as: 'day' } : undefined;
  const sign = currencyOf(code);
  if (sign !== undefined) return { as: 'currency', sign };
  if (isOfDays(code)) return { as: 'day' };
  const count = digitsOf(code);
  return count > 0 ? { as: 'digits', count } : undefined;
}

/** Which of a workbook's cell styles show a number as something else: a day, percent, other money, zeros before it. */
export async function cellStyles(zip: ZipFile, entry: Entry | undefined): Promise<CellStyles> {
  const styles = new Map<number, CellStyle>();
  if (!entry) return styles;
  const own = new Map<number, string>();
  let [isOfCells, count] = [false, 0];
  await readWholePart(zip, entry, {
    open: ({ name, attributes }) => {
      if (name === 'numFmt') own.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      if (name === 'cellXfs') isOfCells = true;
      if (name !== 'xf' || !isOfCells) return;
      const id = Number(attributes['numFmtId'] ?? 0);
      const style = styleOf(id, own.get(id));
      if (style) styles.set(count, style);
      count += 1;
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return styles;
}

const DAY = 86_400_000;
/** Excel counts a 29 February 1900, which never was: days before March of that year are one less. */
const LEAP = 60;

/** The day, or the day and time, that a workbook's number stands for, in no zone; a time alone as `13:30:00`. */
export function dayOfNumber(number: number, isFrom1904: boolean): string {
  if (number >= 0 && number < 1) return new Date(Math.round(number * DAY)).toISOString().slice(11, 19);
  const first = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, number < LEAP ? 31 : 30);
  const time = new Date(first + Math.round(number * DAY));
  if (Number.isNaN(time.getTime())) return String(number);
  const [day = '', clock = ''] = time.toISOString().slice(0, -'.000Z'.length).split('T');
  return clock === '00:00:00' ? day : `${day} ${clock}`;
}
