import type { EntityManager } from '@mikro-orm/postgresql';
import {
  americanFormats,
  guessMapping,
  importDefinitions,
  type ImportKind,
  type ImportMapping,
  type ValueMapping,
} from '@portal/contracts';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { refuseAll } from '../../infrastructure/errors/refuse.js';
import type { FileReading, Import } from './import.entity.js';

/** The same headings in another order are the same file to the memory. */
const headingsKey = (headers: readonly string[]): string =>
  JSON.stringify(headers.map((header) => header.toLowerCase()).sort());

/** What was chosen for a file with the same headings, else the columns as the headings say. */
export async function readingFor(
  em: EntityManager,
  kind: ImportKind,
  headers: readonly string[],
): Promise<FileReading & { isRemembered: boolean }> {
  const known = await kysely(em)
    .selectFrom('import_mappings')
    .select(['mapping', 'formats', 'value_mapping'])
    .where('kind', '=', kind)
    .where('headings', '=', headingsKey(headers))
    .executeTakeFirst();
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
  { mapping, formats, valueMapping }: FileReading,
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

/** @throws DomainError `invalid` for columns that the file lacks, and for a required field without one */
export function assertMapping({ kind, headers }: Pick<Import, 'kind' | 'headers'>, mapping: ImportMapping): void {
  const { fields } = importDefinitions[kind];
  const details = Object.entries(mapping).flatMap(([field, header]) => {
    if (!fields.some(({ name }) => name === field))
      return [{ path: `mapping.${field}`, message: 'There is no such field' }];
    return headers.includes(header) ? [] : [{ path: `mapping.${field}`, message: 'The file has no such column' }];
  });
  for (const { name, label, required } of fields)
    if (required && !(name in mapping))
      details.push({ path: `mapping.${name}`, message: `Choose the column of ${label}` });
  refuseAll(details);
}

/** @throws DomainError `invalid` for a field without choices, and for what is none of them */
export function assertValues({ kind }: Pick<Import, 'kind'>, valueMapping: ValueMapping): void {
  const details = Object.entries(valueMapping).flatMap(([name, values]) => {
    const path = `value_mapping.${name}`;
    const ours = importDefinitions[kind].fields.find((field) => field.name === name)?.values;
    if (!ours) return [{ path, message: 'This field has no values to choose from' }];
    const wrong = Object.values(values).find((value) => value !== '' && !ours.includes(value));
    return wrong === undefined ? [] : [{ path, message: `“${wrong}” is no value of it` }];
  });
  refuseAll(details);
}
