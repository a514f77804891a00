import type { EntityManager } from '@mikro-orm/postgresql';
import { DataExportView, hasAdminRights, type Actor, type ListDataExports } from '@portal/contracts';
import { sql, type InferResult, type RawBuilder } from 'kysely';
import { sorted } from '../../infrastructure/database/paginate.js';
import {
  inLiteral,
  kysely,
  personNameOrEmail,
  selectColumns,
  viewColumns,
} from '../../infrastructure/database/read-kit.js';
import { viewOf } from '../../infrastructure/database/views.js';

const columns = [
  ...viewColumns('x', DataExportView, { subject_name: null, has_file: null, owner_name: null }),
  ...selectColumns(['x.storage_path']),
] as const;

/** Exports with the names of who asked for them and whose data it is; no permission check. */
export const selectDataExports = (em: EntityManager) =>
  kysely(em)
    .selectFrom('data_exports as x')
    .innerJoin('users as o', 'o.id', 'x.owner_id')
    .leftJoin('users as s', 's.id', 'x.person_id')
    .leftJoin('companies as c', 'c.id', 'x.company_id')
    .select(columns)
    .select([
      personNameOrEmail('o').as('owner_name'),
      sql<string>`coalesce(c.name, ${personNameOrEmail('s')})`.as('subject_name'),
    ]);

export type DataExportRow = InferResult<ReturnType<typeof selectDataExports>>[number];

/**
 * Whether an actor sees export `x`: admins all, other users those of their own data. The same sentence as
 * `data_export.read` of the policy.
 */
const seesExport = (actor: Actor): RawBuilder<boolean> => {
  if (hasAdminRights(actor)) return sql<boolean>`true`;
  if (actor.kind !== 'user') return sql<boolean>`false`;
  return sql<boolean>`(x.person_id = ${actor.id} and x.owner_id = ${actor.id})`;
};

/** The exports that an actor sees. */
export const visibleDataExports = (em: EntityManager, actor: Actor) => selectDataExports(em).where(seesExport(actor));

/** The list's filters and order. */
export function filterDataExports(em: EntityManager, actor: Actor, query: ListDataExports) {
  const { kind, status, company_id, person_id } = query;
  let narrow = visibleDataExports(em, actor);
  if (kind) narrow = narrow.where('x.kind', 'in', inLiteral(kind));
  if (status) narrow = narrow.where('x.status', 'in', inLiteral(status));
  if (company_id) narrow = narrow.where('x.company_id', '=', company_id);
  if (person_id) narrow = narrow.where('x.person_id', '=', person_id);
  return sorted(narrow, 'x', query, { nullable: ['finished_at'] });
}

/** These exports without a permission check. */
export const readDataExports = (em: EntityManager, ids: readonly string[]): Promise<DataExportRow[]> =>
  selectDataExports(em).where('x.id', 'in', ids).execute();

/** One export without a permission check. */
export const findDataExport = async (em: EntityManager, id: string): Promise<DataExportRow | undefined> =>
  (await readDataExports(em, [id]))[0];

/** Whether its archive is over its time; the file itself goes in the night after. */
export const isExpired = ({ expires_at: expiresAt }: Pick<DataExportRow, 'expires_at'>): boolean =>
  expiresAt !== null && new Date(expiresAt).getTime() <= Date.now();

const shown = viewOf(DataExportView);

/** An export as the API shows it. */
export const toDataExportView = (row: DataExportRow): DataExportView =>
  shown({ ...row, has_file: row.status === 'succeeded' && row.storage_path !== null && !isExpired(row) });
