import { z } from 'zod';
import { businessHours } from '../business-hours/business-hours.js';

/** Order of a day's parts. What can mean one day only, as 2026-12-31 or Dec 31, 2026, is read whatever is chosen. */
export const dateOrders = ['mdy', 'dmy', 'ymd'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** What stands between the whole number and its decimals. */
export const decimalSigns = ['point', 'comma'] as const;
export type DecimalSign = (typeof decimalSigns)[number];

export const ImportFormats = z
  .strictObject({ dates: z.enum(dateOrders), decimals: z.enum(decimalSigns) })
  .meta({ id: 'ImportFormats', description: 'How days and numbers of the file are written' });
export type ImportFormats = z.infer<typeof ImportFormats>;

/** As they are written in the United States. */
export const americanFormats: ImportFormats = { dates: 'mdy', decimals: 'point' };

/** How 31 December 2026 is written in each order. */
export const dateExamples: Readonly<Record<DateOrder, string>> = {
  mdy: '12/31/2026',
  dmy: '31.12.2026',
  ymd: '2026-12-31',
};
export const decimalExamples: Readonly<Record<DecimalSign, string>> = { point: '1,234.50', comma: '1.234,50' };

/** A time behind a day, which an import leaves out. */
const TIME = String.raw`(?:[T ,]+\d{1,2}:\d{2}.*)?$`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${TIME}`);
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})${TIME}`);
const WEEKDAY = String.raw`^(?:[a-z]{3,9}\.?,? )?`;
/** `15-Dec-2026`, `15/Dec/26` and `1 December 2026`; `Dec 1, 2026` and `Friday, November 27, 2026`. */
const MONTH_SECOND = new RegExp(
  String.raw`${WEEKDAY}(\d{1,2})[- ./]{1,2}([a-z]{3,9})\.?[- ,/]{1,2}(\d{4}|\d{2})${TIME}`,
  'i',
);
const MONTH_FIRST = new RegExp(String.raw`${WEEKDAY}([a-z]{3,9})\.?[- ](\d{1,2}),?[- ](\d{4})${TIME}`, 'i');
const MONTHS = 'january february march april may june july august september october november december'.split(' ');
/** The number of a month by its English name, or three or four letters of it; 0 where it is none. */
const monthOf = (name: string): number => {
  const lower = name.toLowerCase();
  return MONTHS.findIndex((month) => month === lower || (lower.length <= 4 && month.startsWith(lower))) + 1;
};
/** The number of a day as Excel counts, where its cell isn't shown as one: from 1970 to 2099. */
const SERIAL = /^(\d{5})(?:\.\d+)?$/;
const DAY = 86_400_000;
const SERIAL_OF_1970 = 25_569;
const SERIAL_OF_2100 = 73_051;
const MAX_MONTH = 12;
/** Two digits from here on mean the last century, as spreadsheets read them. */
const LAST_CENTURY = 70;

const yearOf = (digits: string): number => {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < LAST_CENTURY ? 2000 + year : 1900 + year;
};

/** The day as 2026-12-31; null where the calendar has none, and for a year that only a slip of the finger writes. */
function dayOfParts(year: number, month: number, day: number): string | null {
  const instant = new Date(Date.UTC(year, month - 1, day));
  return year >= 1000 && month >= 1 && month <= MAX_MONTH && instant.getUTCMonth() === month - 1
    ? instant.toISOString().slice(0, 10)
    : null;
}

/** The day of a text that names its month, or is the number of a day; null where it is neither. */
function readPlainDay(text: string): string | null {
  const [, day, month = '', year = ''] = MONTH_SECOND.exec(text) ?? [];
  if (day !== undefined) return dayOfParts(yearOf(year), monthOf(month), Number(day));
  const [, name, dayBehind, yearBehind] = MONTH_FIRST.exec(text) ?? [];
  if (name !== undefined) return dayOfParts(Number(yearBehind), monthOf(name), Number(dayBehind));
  const serial = Number(SERIAL.exec(text)?.[1] ?? 0);
  if (serial < SERIAL_OF_1970 || serial >= SERIAL_OF_2100) return null;
  return new Date((serial - SERIAL_OF_1970) * DAY).toISOString().slice(0, 10);
}

/** An instant with its zone, as programs export it; midnight of Greenwich is a day that has no time. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)? ?(?:Z|UTC|([+-]\d{2}):?(\d{2}))$/i;
const MIDNIGHT = /^00:00(?::00)?$/;
const dayHere = new Intl.DateTimeFormat('en-CA', { timeZone: businessHours.zone, dateStyle: 'short' });

/** The day on which an instant is here; null for all other texts. */
function dayOfInstant(text: string): string | null {
  const [, day = '', time = '', hours, minutes] = INSTANT.exec(text) ?? [];
  if (day === '' || (hours === undefined && MIDNIGHT.test(time))) return null;
  const instant = new Date(`${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`);
  return Number.isNaN(instant.getTime()) ? null : dayHere.format(instant);
}

/** The day that a text means in this order, as 2026-12-31; null where it is none. */
export function readDay(text: string, order: DateOrder): string | null {
  const ofInstant = dayOfInstant(text);
  if (ofInstant !== null) return ofInstant;
  const [, isoYear, , isoMonth, isoDay] = YEAR_FIRST.exec(text) ?? [];
  if (isoYear !== undefined) return dayOfParts(Number(isoYear), Number(isoMonth), Number(isoDay));
  const [, first, , second, year = ''] = order === 'ymd' ? [] : (YEAR_LAST.exec(text) ?? []);
  if (first === undefined) return readPlainDay(text);
  const [month, day] = order === 'mdy' ? [first, second] : [second, first];
  return dayOfParts(yearOf(year), Number(month), Number(day));
}

/** The only order in which a text is a day; null where it is none, or a day in several orders. */
export function dateOrderOf(text: string): DateOrder | null {
  const [, first, sign, second] = YEAR_LAST.exec(text) ?? [];
  if (first === undefined) return null;
  if (Number(first) > MAX_MONTH) return readDay(text, 'dmy') === null ? null : 'dmy';
  if (Number(second) > MAX_MONTH) return readDay(text, 'mdy') === null ? null : 'mdy';
  return sign === '.' ? 'dmy' : null; // a month, a point and a day isn't in use
}

/** A sign between thousands stands before three digits each: `1,50` and `1.234.50` are no numbers with a point. */
const NUMBERS: Readonly<Record<DecimalSign, RegExp>> = {
  point: /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/,
  comma: /^-?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/,
};
/** What a workbook keeps as a number has a point in every language; three decimals would be a thousand. */
const OF_WORKBOOK = /^-?\d+\.(?:\d{1,2}|\d{4,})$/;

/** One sign before three digits: a thousand in one country, three decimals in another. */
const THREE_DIGITS: Readonly<Record<DecimalSign, RegExp>> = { point: /^-?\d{1,3}\.\d{3}$/, comma: /^-?\d{1,3},\d{3}$/ };

/** The marks of US dollars, before or behind a number. */
const DOLLARS = /^(-?)(?:US\$|USD|\$)|(?:US\$|USD|\$)$/gi;

/** Below zero, as accountants write it: `(1,234.00)` and `$(5.00)`. */
const IN_PARENTHESES = /^(\$?)\(([^()-]+)\)$/;

const bareNumber = (text: string): string =>
  text.replaceAll(/\s/g, '').replace(IN_PARENTHESES, '-$1$2').replaceAll(DOLLARS, '$1');

/** Whether a text has three decimals by this sign, though it is more likely thousands by the other. */
export const isThousandOtherwise = (text: string, sign: DecimalSign): boolean =>
  THREE_DIGITS[sign].test(bareNumber(text));

/** The number that a text means by this sign, without blanks and the mark of US dollars; null where it is none. */
export function readNumber(text: string, sign: DecimalSign): number | null {
  const bare = bareNumber(text);
  if (sign === 'comma' && OF_WORKBOOK.test(bare)) return Number(bare);
  if (!NUMBERS[sign].test(bare)) return null;
  return Number(sign === 'point' ? bare.replaceAll(',', '') : bare.replaceAll('.', '').replace(',', '.'));
}

/** The only sign by which a text is a number with decimals or thousands; null where it is none, or a number by both. */
export function decimalSignOf(text: string): DecimalSign | null {
  const bare = bareNumber(text);
  const [point, comma] = [NUMBERS.point.test(bare), NUMBERS.comma.test(bare)];
  if (point === comma || OF_WORKBOOK.test(bare)) return null;
  return point ? 'point' : 'comma';
}

/** Counts what the values of each column say of the file's formats. */
export class FormatTally {
  private readonly columns: Map<DateOrder | DecimalSign, number>[] = [];

  /** @param cells of one line */
  add(cells: readonly string[]): void {
    for (const [at, text] of cells.entries()) {
      if (text.length > MAX_LENGTH || !/^(?:USD|US\$|[-($\d])/i.test(text)) continue;
      const found = dateOrderOf(text) ?? decimalSignOf(text);
      if (found === null) continue;
      const column = (this.columns[at] ??= new Map<DateOrder | DecimalSign, number>());
      column.set(found, (column.get(found) ?? 0) + 1);
    }
  }

  /**
   * The formats that most values are in, those of the columns of days and numbers first; where no value says, the
   * given.
   * @param columns their places in the file
   */
  guess(columns: { days: readonly number[]; numbers: readonly number[] }, other: ImportFormats): ImportFormats {
    const all = this.columns.map((_, at) => at);
    return {
      dates: this.most(dateOrders, columns.days) ?? this.most(dateOrders, all) ?? other.dates,
      decimals: this.most(decimalSigns, columns.numbers) ?? this.most(decimalSigns, all) ?? other.decimals,
    };
  }

  private most<Found extends DateOrder | DecimalSign>(
    among: readonly Found[],
    columns: readonly number[],
  ): Found | undefined {
    const counts = among.map(
      (found) => [found, columns.reduce((sum, at) => sum + (this.columns[at]?.get(found) ?? 0), 0)] as const,
    );
    return counts.filter(([, count]) => count > 0).sort(([, one], [, two]) => two - one)[0]?.[0];
  }
}

/** A longer text is neither a day nor a number. */
const MAX_LENGTH = 40;
