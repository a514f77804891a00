import type { EntityManager } from '@mikro-orm/postgresql';
import {
  importFates,
  importLimits,
  ImportLineView,
  ImportView,
  type ImportCounts,
  type ListImportLines,
  type ListImports,
} from '@portal/contracts';
import { sql, type InferResult } from 'kysely';
import { sorted } from '../../infrastructure/database/paginate.js';
import { inLiteral, kysely, personNameOrEmail, viewColumns } from '../../infrastructure/database/read-kit.js';
import { viewOf } from '../../infrastructure/database/views.js';

const columns = viewColumns('i', ImportView, { counts: null, owner_name: null });

/** How many lines have which fate, by an index alone. */
const counts = sql<Partial<ImportCounts>>`(
  select coalesce(jsonb_object_agg(fate, lines), '{}') from (
    select l.fate, count(*)::int as lines from import_lines as l where l.import_id = i.id group by l.fate) as of_fate)`;

/** Imports with the name of who uploaded them; no permission check. */
export const selectImports = (em: EntityManager) =>
  kysely(em)
    .selectFrom('imports as i')
    .innerJoin('users as o', 'o.id', 'i.owner_id')
    .where('i.deleted_at', 'is', null)
    .select(columns)
    .select([personNameOrEmail('o').as('owner_name'), counts.as('counts')]);

/** Those that go on only once an admin decides: uploaded, tried, or stopped. */
export const importsToDecide = (em: EntityManager) =>
  selectImports(em).where('i.status', 'in', inLiteral(['uploaded', 'checked', 'failed'] as const));

export type ImportRow = InferResult<ReturnType<typeof selectImports>>[number];

/** The list's filters and order. */
export function filterImports(em: EntityManager, query: ListImports) {
  const { kind, status, search } = query;
  let narrow = selectImports(em);
  if (kind) narrow = narrow.where('i.kind', 'in', inLiteral(kind));
  if (status) narrow = narrow.where('i.status', 'in', inLiteral(status));
  if (search) narrow = narrow.where(sql<boolean>`strpos(lower(i.file_name), lower(${search})) > 0`);
  return sorted(narrow, 'i', query);
}

/** These imports without a permission check. */
export const readImports = (em: EntityManager, ids: readonly string[]): Promise<ImportRow[]> =>
  selectImports(em).where('i.id', 'in', ids).execute();

/** The lines of an import. */
export function filterLines(em: EntityManager, importId: string, { fate, search, sortOrder }: ListImportLines) {
  let narrow = kysely(em)
    .selectFrom('import_lines as l')
    .where('l.import_id', '=', importId)
    .select(viewColumns('l', ImportLineView, {}));
  if (fate) narrow = narrow.where('l.fate', 'in', inLiteral(fate));
  if (search) narrow = narrow.where(sql<boolean>`strpos(lower(l.cells::text), lower(${search})) > 0`);
  return narrow.orderBy('l.line', sortOrder);
}

export const allCounts = (some: Partial<ImportCounts>): ImportCounts =>
  Object.fromEntries(importFates.map((fate) => [fate, some[fate] ?? 0])) as ImportCounts;

const shown = viewOf(ImportView);

/** An import as the API shows it. */
export const toImportView = (row: ImportRow): ImportView =>
  shown({
    ...row,
    first_lines: row.first_lines.slice(0, importLimits.headingLines),
    counts: allCounts(row.counts),
  });

export const toImportLineView = viewOf(ImportLineView);
