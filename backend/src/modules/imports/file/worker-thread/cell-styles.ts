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

/** Whether a format shows time that passed, as `[h]:mm` does with 36:00. */
const isOfHours = (id: number, code: string | undefined): boolean =>
  code === undefined ? id === 46 : /\[(?:h+|m+|s+)\]/i.test(code.replace(/"[^"]*"|\\./g, ''));

/** What a format shows beside a number: its words and the signs within brackets, no colours, conditions and blanks. */
const shownBeside = (code: string): string =>
  code.replace(
    /\[\$([^\]-]*)[^\]]*\]|"([^"]*)"|\\(.)|[_*].|\[[^\]]*\]/gs,
    (_, sign: string | undefined, words: string | undefined, letter: string | undefined) =>
      sign ?? words ?? letter ?? '',
  );

/** The country of a sign in brackets, by Windows' number or by name: `409` and `en-US` are the United States. */
const OF_US = /^$|(?:^0*|0)(?:409|540A)$|-US$/i;

/**
 * The sign of a currency other than the US dollar in a format, `[$Kč-405]` or `"EUR"`. In brackets any sign is one, the
 * dollar of another country too.
 */
function currencyOf(code: string, otherCurrency: RegExp): string | undefined {
  const [brackets, text = '', country = ''] = /\[\$([^\]-]+)-?([^\]]*)\]/.exec(code) ?? [];
  const sign = text.trim();
  if (brackets === undefined || sign === '' || (/^(?:US ?\$|USD|\$)$/i.test(sign) && OF_US.test(country)))
    return otherCurrency.exec(shownBeside(code))?.[0];
  return otherCurrency.exec(sign)?.[0] === sign ? sign : brackets;
}

/** How many digits a format such as `00000` shows at least; 0 for every other. */
const digitsOf = (code: string): number => (/^0{2,20}$/.test(code) ? code.length : 0);

/** What a cell shows a number as, where it isn't the number itself. */
export type CellStyle =
  | { as: 'day' }
  | { as: 'hours' }
  | { as: 'percent' }
  | { as: 'currency'; sign: string }
  | { as: 'digits'; count: number };
export type CellStyles = ReadonlyMap<number, CellStyle>;

function styleOf(id: number, code: string | undefined, otherCurrency: RegExp): CellStyle | undefined {
  if (isOfPercent(id, code)) return { as: 'percent' };
  if (isOfHours(id, code)) return { as: 'hours' };
  if (code === undefined) return isBuiltIn(id) ? { as: 'day' } : undefined;
  const sign = currencyOf(code, otherCurrency);
  if (sign !== undefined) return { as: 'currency', sign };
  if (isOfDays(code)) return { as: 'day' };
  const count = digitsOf(code);
  return count > 0 ? { as: 'digits', count } : undefined;
}

/**
 * Which of a workbook's cell styles show a number as something else: a day, hours, percent, other money, zeros before it.
 * @param otherCurrency finds the sign of a currency that isn't the US dollar
 */
export async function cellStyles(zip: ZipFile, entry: Entry | undefined, otherCurrency: RegExp): Promise<CellStyles> {
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
      const style = styleOf(id, own.get(id), otherCurrency);
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

/** Days as the hours and minutes that they are, as `36:00`, with seconds where there are any. */
export function hoursOfNumber(number: number): string {
  const seconds = Math.round(number * 86_400);
  if (seconds < 0) return String(number);
  const two = (part: number): string => String(part % 60).padStart(2, '0');
  const clock = `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60))}`;
  return seconds % 60 === 0 ? clock : `${clock}:${two(seconds)}`;
}
