import { kindsOfImport, type ImportFieldType, type ImportKind, type ImportMapping } from '@portal/contracts';
import type { FieldValues } from '../kinds/import-kind.js';

const AMERICAN_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const ISO_DAY = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/;
/** A comma separates thousands only: `1.234,50` and `1,50` mean something else where they are written. */
const NUMBER = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

const choice = (text: string): string => text.toLowerCase().replaceAll(/[\s-]+/g, '_');
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

/** What can't be read as its type stays a text: the schema says what is wrong with it. */
const readers: Readonly<Record<ImportFieldType, (text: string) => unknown>> = {
  text: (text) => text,
  number: numberOf,
  day: dayOf,
  choice,
  choices: (text) => parts(text).map(choice),
  list: parts,
};

/** How the cells of a line become values of fields, by the columns that were chosen. */
export function lineReader(
  kind: ImportKind,
  headers: readonly string[],
  mapping: ImportMapping,
): (cells: readonly string[]) => FieldValues {
  const columns = kindsOfImport[kind].fields.flatMap(({ name, type }) => {
    const at = headers.indexOf(mapping[name] ?? '');
    return at < 0 ? [] : [{ name, at, read: readers[type] }];
  });
  return (cells) =>
    Object.fromEntries(
      columns.flatMap(({ name, at, read }) => {
        const text = cells[at] ?? '';
        return text === '' ? [] : [[name, read(text)]];
      }),
    );
}
