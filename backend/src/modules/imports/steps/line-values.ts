import {
  kindsOfImport,
  type ImportField,
  type ImportFieldType,
  type ImportKind,
  type ImportMapping,
} from '@portal/contracts';
import type { FieldValues } from '../kinds/import-kind.js';

const AMERICAN_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const ISO_DAY = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/;
/** A comma separates thousands only: `1.234,50` and `1,50` mean something else where they are written. */
const NUMBER = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** Breaks between lines, as a cell of a spreadsheet has them in a name or an address; a blank in one line of text. */
const BREAKS = /\s*[\r\n\t\v\f\u0085\u2028\u2029]+\s*/g;

/** Letters and digits alone: "To do" is `todo`, "One-time" `one_time`. */
const squashed = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

const choice = (text: string, { values = [] }: ImportField): string =>
  values.find((value) => squashed(value) === squashed(text)) ?? text;
const parts = (text: string): string[] =>
  text
    .split(/[,;|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function dayOf(text: string): string {
  const [, month = '', day = '', year = ''] = AMERICAN_DAY.exec(text) ?? [];
  return year === '' ? (ISO_DAY.exec(text)?.[1] ?? text) : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function numberOf(text: string): number | string {
  const bare = text.replaceAll(/[$\s]/g, '');
  return NUMBER.test(bare) ? Number(bare.replaceAll(',', '')) : text;
}

/** Hours as a number or `1:30`, with their unit as `90m`, `2 h` or `1h 30min`; minutes where the heading says so. */
function minutesOf(text: string, heading: string): number | string {
  const [, hours, minutes] = /^(\d+):([0-5]\d)(?::00)?$/.exec(text) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes);
  const [, ofHours, ofMinutes] =
    /^(?:(\d+(?:\.\d+)?)\s*h(?:ours?|rs?)?)?\s*(?:(\d+)\s*m(?:in(?:ute)?s?)?)?$/i.exec(text) ?? [];
  if (ofHours !== undefined || ofMinutes !== undefined)
    return Math.round(Number(ofHours ?? 0) * 60) + Number(ofMinutes ?? 0);
  const number = numberOf(text);
  return typeof number === 'string' || /(?:^|[^a-z])min(?:s|utes?)?(?![a-z])/i.test(heading)
    ? number
    : Math.round(number * 60);
}

/** What can't be read as its type stays a text: the schema says what is wrong with it. */
const readers: Readonly<Record<ImportFieldType, (text: string, field: ImportField, heading: string) => unknown>> = {
  text: (text) => text.replaceAll(BREAKS, ' '),
  lines: (text) => text,
  number: numberOf,
  day: dayOf,
  minutes: (text, _field, heading) => minutesOf(text, heading),
  choice,
  choices: (text, field) => parts(text).map((part) => choice(part, field)),
  list: parts,
};

/** How the cells of a line become values of fields, by the columns that were chosen. */
export function lineReader(
  kind: ImportKind,
  headers: readonly string[],
  mapping: ImportMapping,
): (cells: readonly string[]) => FieldValues {
  const columns = kindsOfImport[kind].fields.flatMap((field) => {
    const heading = mapping[field.name] ?? '';
    const at = headers.indexOf(heading);
    return at < 0 ? [] : [{ name: field.name, at, read: (text: string) => readers[field.type](text, field, heading) }];
  });
  return (cells) =>
    Object.fromEntries(
      columns.flatMap(({ name, at, read }) => {
        const text = cells[at] ?? '';
        return text === '' ? [] : [[name, read(text)]];
      }),
    );
}
