import type { EntityManager } from '@mikro-orm/postgresql';
import { guessMapping, type ImportKind, type ImportMapping } from '@portal/contracts';

/** The same headings in another order are the same file to the memory. */
const headingsKey = (headers: readonly string[]): string =>
  JSON.stringify(headers.map((header) => header.toLowerCase()).sort());

/** The columns for a file: as they were chosen for one with the same headings, else as the headings say. */
export async function mappingFor(
  em: EntityManager,
  kind: ImportKind,
  headers: readonly string[],
): Promise<{ mapping: ImportMapping; isRemembered: boolean }> {
  const [known] = await em.execute<{ mapping: ImportMapping }[]>(
    'select mapping from import_mappings where kind = ? and headings = ?',
    [kind, headingsKey(headers)],
  );
  if (!known) return { mapping: guessMapping(kind, headers), isRemembered: false };
  const own = new Map(headers.map((header) => [header.toLowerCase(), header]));
  const mapping = Object.entries(known.mapping).flatMap(([field, header]) => {
    const here = own.get(header.toLowerCase());
    return here === undefined ? [] : [[field, here] as const];
  });
  return { mapping: Object.fromEntries(mapping), isRemembered: true };
}

export async function rememberMapping(
  em: EntityManager,
  kind: ImportKind,
  headers: readonly string[],
  mapping: ImportMapping,
): Promise<void> {
  await em.execute(
    `insert into import_mappings (kind, headings, mapping) values (?, ?, ?::jsonb)
     on conflict (kind, headings) do update set mapping = excluded.mapping, updated_at = now()`,
    [kind, headingsKey(headers), JSON.stringify(mapping)],
    'run',
  );
}
