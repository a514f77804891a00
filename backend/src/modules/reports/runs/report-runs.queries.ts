import type { EntityManager } from '@mikro-orm/postgresql';
import { hasAdminRights, ReportRunView, type Actor, type ListReportRuns } from '@portal/contracts';
import { sql, type InferResult, type RawBuilder } from 'kysely';
import { sorted } from '../../../infrastructure/database/paginate.js';
import {
  inLiteral,
  kysely,
  personNameOrEmail,
  selectColumns,
  viewColumns,
} from '../../../infrastructure/database/read-kit.js';
import { viewOf } from '../../../infrastructure/database/views.js';
import { scopeOf } from './report-run.entity.js';

const columns = [
  ...viewColumns('r', ReportRunView, { owner_name: null }),
  ...selectColumns(['r.scope', 'r.storage_path']),
] as const;

/** Runs with the name of who asked for them; no permission check. */
export const selectReportRuns = (em: EntityManager) =>
  kysely(em)
    .selectFrom('report_runs as r')
    .innerJoin('users as o', 'o.id', 'r.owner_id')
    .where('r.deleted_at', 'is', null)
    .select(columns)
    .select(personNameOrEmail('o').as('owner_name'));

export type ReportRunRow = InferResult<ReturnType<typeof selectReportRuns>>[number];

/**
 * Whether an actor sees run `r`: admins all; customers their own, made with the rights that they still have. The same
 * sentence as `report_run.read` of the policy.
 */
const seesRun = (actor: Actor): RawBuilder<boolean> => {
  if (hasAdminRights(actor)) return sql<boolean>`true`;
  if (actor.kind !== 'user') return sql<boolean>`false`;
  return sql<boolean>`(r.owner_id = ${actor.id} and r.scope = ${scopeOf(actor)})`;
};

/** The runs that an actor sees. */
export const visibleReportRuns = (em: EntityManager, actor: Actor) => selectReportRuns(em).where(seesRun(actor));

/** The list's filters and order. */
export function filterReportRuns(em: EntityManager, actor: Actor, query: ListReportRuns) {
  const { definition, status, format, schedule_id } = query;
  let narrow = visibleReportRuns(em, actor);
  if (definition) narrow = narrow.where('r.definition', 'in', inLiteral(definition));
  if (status) narrow = narrow.where('r.status', 'in', inLiteral(status));
  if (format) narrow = narrow.where('r.format', 'in', inLiteral(format));
  if (schedule_id) narrow = narrow.where('r.schedule_id', '=', schedule_id);
  return sorted(narrow, 'r', query, { nullable: ['finished_at'] });
}

/** These runs without a permission check. */
export const readReportRuns = (em: EntityManager, ids: readonly string[]): Promise<ReportRunRow[]> =>
  selectReportRuns(em).where('r.id', 'in', ids).execute();

/** A run as the API shows it. */
export const toReportRunView = viewOf(ReportRunView);
