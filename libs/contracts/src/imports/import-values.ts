import { valueLabel } from '../core/texts/value-label.js';
import {
  dateExamples,
  decimalExamples,
  isThousandOtherwise,
  readDay,
  readNumber,
  type DecimalSign,
  type ImportFormats,
} from './import-formats.js';
import type { ImportField, ImportFieldType } from './import-field.js';
import { isOtherCurrency, namesOtherCurrency } from './other-currency.js';

/** Field → text of a cell → our value for it; an empty one leaves the field out. */
export type ValueMapping = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** How the cells of a file are read. */
export interface ImportReading {
  formats: ImportFormats;
  valueMapping: ValueMapping;
}

/** A cell as its field's value, or what was expected instead. */
export type ReadCell = { value: unknown } | { problem: string };

interface CellContext extends ImportReading {
  field: ImportField;
  heading: string;
}

/** Breaks between lines, as a cell of a spreadsheet has them in a name or an address; a blank in one line of text. */
const BREAKS = /\s*[\r\n\t\v\f\u0085\u2028\u2029]+\s*/g;

/** Letters and digits alone: "To do" is `todo`, "One-time" `one_time`. */
const squashed = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

const parts = (text: string): string[] =>
  text
    .split(/[,;|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Whether a text is one of the choices of a field by itself, in the product's or the screens' words. */
const knownChoice = (text: string, { values = [], words = {} }: ImportField): string | undefined =>
  values.find((value) =>
    [value, valueLabel(value), ...(words[value] ?? [])].some((word) => squashed(word) === squashed(text)),
  );

/** The texts of a cell that are no choice of its field and need one of ours. */
export const unknownChoices = (text: string, field: ImportField): string[] =>
  (field.type === 'choices' ? parts(text) : [text]).filter((part) => knownChoice(part, field) === undefined);

function choiceOf(text: string, { field, valueMapping }: CellContext): ReadCell {
  const chosen = valueMapping[field.name] ?? {};
  const value = Object.hasOwn(chosen, text) ? chosen[text] : knownChoice(text, field);
  if (value !== undefined) return { value: value === '' ? undefined : value };
  const ours = (field.values ?? []).map(valueLabel);
  return { problem: `“${text}” is none of: ${ours.join(', ')}. Choose a value for it` };
}

function choicesOf(text: string, context: CellContext): ReadCell {
  const read = parts(text).map((part) => choiceOf(part, context));
  const wrong = read.find((one) => 'problem' in one);
  return wrong ?? { value: read.flatMap((one) => ('value' in one && one.value !== undefined ? [one.value] : [])) };
}

/** Hours as a number or `1:30`, with their unit as `90m`, `2 h` or `1h 30min`; minutes or seconds where the heading says so. */
function minutesOf(text: string, heading: string, sign: DecimalSign): number | null {
  const [, hours, minutes] = /^(\d+):([0-5]\d)(?::00)?$/.exec(text) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes);
  const [, ofHours, ofMinutes] =
    /^(?:(\d+(?:[.,]\d+)?)\s*h(?:ours?|rs?)?)?\s*(?:(\d+)\s*m(?:in(?:ute)?s?)?)?$/i.exec(text) ?? [];
  if (ofHours !== undefined || ofMinutes !== undefined) {
    const whole = readNumber(ofHours ?? '0', sign);
    return whole === null ? null : Math.round(whole * 60) + Number(ofMinutes ?? 0);
  }
  const number = readNumber(text, sign);
  if (number === null || /(?:^|[^a-z])min(?:s|utes?)?(?![a-z])/i.test(heading)) return number;
  return Math.round(/(?:^|[^a-z])sec(?:s|onds?)?(?![a-z])/i.test(heading) ? number / 60 : number * 60);
}

const orElse = (value: string | number | null, expected: string): ReadCell =>
  value === null ? { problem: expected } : { value };

const OTHER_CURRENCY = 'Amounts are in US dollars, and this one names another currency. Convert it first';
const US_DOLLARS = /^(?:USD\b.*|US ?\$|\$|(?:(?:US|U\.S\.|United States) )?dollars?)$/i;

/** Nothing here has three decimals: what looks so is refused, for it is most often a thousand times as much. */
function numberOf(text: string, { formats: { decimals } }: CellContext): ReadCell {
  if (isOtherCurrency(text)) return { problem: OTHER_CURRENCY };
  if (isThousandOtherwise(text, decimals)) {
    const other = decimals === 'point' ? 'comma' : 'point';
    return {
      problem:
        `“${text}” can be thousands or have three decimals. If it is thousands, choose “Decimal ${other}” ` +
        'for the numbers of the file; else write it with two decimals',
    };
  }
  const expected = `a number like ${decimalExamples[decimals]}`;
  if (/^[-\d.,\s]+%$/.test(text)) return { problem: `“${text}” is a percentage. Must be ${expected}` };
  return orElse(readNumber(text, decimals), `Must be ${expected}`);
}

function dollarsOf(text: string, context: CellContext): ReadCell {
  if (namesOtherCurrency(context.heading)) return { problem: OTHER_CURRENCY };
  if (/\bcents?\b/i.test(context.heading)) return { problem: 'Amounts are in dollars, and this column is in cents' };
  return numberOf(text, context);
}

/** `30`, `Net 30`, `30 days`; due on receipt is no days. What has a discount as well, such as `2% 10 Net 30`, isn't read. */
function termsOf(text: string, { formats: { decimals } }: CellContext): ReadCell {
  if (/^(?:due )?(?:up)?on receipt$/i.test(text)) return { value: 0 };
  const days = /^(?:net\s*)?(\d{1,3})(?:\s*days?)?$/i.exec(text)?.[1];
  return days === undefined
    ? orElse(readNumber(text, decimals), 'Must be a number of days like 30')
    : { value: Number(days) };
}

const readers: Readonly<Record<ImportFieldType, (text: string, context: CellContext) => ReadCell>> = {
  text: (text) => ({ value: text.replaceAll(BREAKS, ' ') }),
  lines: (text) => ({ value: text }),
  number: numberOf,
  dollars: dollarsOf,
  currency: (text) => (US_DOLLARS.test(text) ? { value: undefined } : { problem: OTHER_CURRENCY }),
  terms: termsOf,
  day: (text, { formats: { dates } }) => orElse(readDay(text, dates), `Must be a day like ${dateExamples[dates]}`),
  minutes: (text, { heading, formats: { decimals } }) =>
    orElse(
      minutesOf(text, heading, decimals),
      `Must be a time like ${decimals === 'point' ? '1.5' : '1,5'} (hours), 1:30 or 90m`,
    ),
  choice: choiceOf,
  choices: choicesOf,
  list: (text) => ({ value: parts(text) }),
};

/** What spreadsheets show where a formula failed. */
const FAILED = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/i;

/** How a cell that isn't empty is read, by the formats and values that were chosen for its file. */
export function readCell(field: ImportField, heading: string, text: string, reading: ImportReading): ReadCell {
  const isChosen = Object.hasOwn(reading.valueMapping[field.name] ?? {}, text);
  if (FAILED.test(text) && !isChosen)
    return { problem: `“${text}” in the column “${heading}” is a formula that failed. Correct it, or empty the cell` };
  return readers[field.type](text, { ...reading, field, heading });
}
