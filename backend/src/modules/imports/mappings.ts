import type { EntityManager } from '@mikro-orm/postgresql';
import {
  americanFormats,
  guessMapping,
  type ImportFormats,
  type ImportKind,
  type ImportMapping,
  type ValueMapping,
} from '@portal/contracts';

/** The same headings in another order are the same file to the memory. */
const headingsKey = (headers: readonly string[]): string =>
  JSON.stringify(headers.map((header) => header.toLowerCase()).sort());

/** How a file is read. */
export interface ChosenReading {
  mapping: ImportMapping;
  formats: ImportFormats;
  valueMapping: ValueMapping;
}

interface Remembered {
  mapping: ImportMapping;
  formats: ImportFormats | null;
  value_mapping: ValueMapping | null;
}

/** What was chosen for a file with the same headings, else the columns as the headings say. */
export async function readingFor(
  em: EntityManager,
  kind: ImportKind,
  headers: readonly string[],
): Promise<ChosenReading & { isRemembered: boolean }> {
  const [known] = await em.execute<Remembered[]>(
    'select mapping, formats, value_mapping from import_mappings where kind = ? and headings = ?',
    [kind, headingsKey(headers)],
  );
  if (!known) {
    const mapping = guessMapping(kind, headers);
    return { mapping, formats: americanFormats, valueMapping: {}, isRemembered: false };
  }
  const own = new Map(headers.map((header) => [header.toLowerCase(), header]));
  const mapping = Object.entries(known.mapping).flatMap(([field, header]) => {
    const here = own.get(header.toLowerCase());
    return here === undefined ? [] : [[field, here] as const];
  });
  return {
    mapping: Object.fromEntries(mapping),
    formats: known.formats ?? americanFormats,
    valueMapping: known.value_mapping ?? {},
    isRemembered: true,
  };
}

export async function rememberReading(
  em: EntityManager,
  kind: ImportKind,
  headers: readonly string[],
  { mapping, formats, valueMapping }: ChosenReading,
): Promise<void> {
  await em.execute(
    `insert into import_mappings (kind, headings, mapping, formats, value_mapping)
     values (?, ?, ?::jsonb, ?::jsonb, ?::jsonb)
     on conflict (kind, headings) do update set mapping = excluded.mapping, formats = excluded.formats,
       value_mapping = excluded.value_mapping, updated_at = now()`,
    [kind, headingsKey(headers), JSON.stringify(mapping), JSON.stringify(formats), JSON.stringify(valueMapping)],
    'run',
  );
}
