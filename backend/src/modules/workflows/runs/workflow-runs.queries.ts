import type { EntityManager } from '@mikro-orm/postgresql';
import type { ListWorkflowRuns } from '@portal/contracts';
import type { InferResult } from 'kysely';
import { inLiteral, personNameOrEmail, selectColumns } from '../../../infrastructure/database/read-kit.js';
import type { DB } from '../../../infrastructure/database/tables.js';

const columns = selectColumns([
  'r.id',
  'r.trigger_id',
  'r.trigger_version',
  'r.status',
  'r.source',
  'r.event_name',
  'r.event_id',
  'r.record_kind',
  'r.record_id',
  'r.record_label',
  'r.record_link',
  'r.reason',
  'r.depth',
  'r.caused_by_run_id',
  'r.steps_total',
  'r.position',
  'r.waits_for',
  'r.due_at',
  'r.started_at',
  'r.finished_at',
  'r.created_at',
  'r.updated_at',
  'r.version',
]);

/** Runs with the name of their workflow; no permission check. */
export const selectRuns = (em: EntityManager) =>
  em
    .getKysely<DB>()
    .selectFrom('workflow_runs as r')
    .innerJoin('workflow_triggers as w', 'w.id', 'r.trigger_id')
    .leftJoin('users as u', 'u.id', 'r.started_by')
    .select(columns)
    .select('w.name as trigger_name')
    .select(personNameOrEmail('u').as('started_by_name'));

export type WorkflowRunRow = InferResult<ReturnType<typeof selectRuns>>[number];

/** The list's filter and order. */
export function filterRuns(em: EntityManager, query: ListWorkflowRuns) {
  let narrowed = selectRuns(em);
  if (query.trigger_id) narrowed = narrowed.where('r.trigger_id', '=', query.trigger_id);
  if (query.status) narrowed = narrowed.where('r.status', 'in', inLiteral(query.status));
  if (query.record_id) narrowed = narrowed.where('r.record_id', '=', query.record_id);
  return narrowed.orderBy(`r.${query.sortBy}`, query.sortOrder).orderBy('r.id', query.sortOrder);
}

/** The steps of a run that were reached, in their order. */
export const selectSteps = (em: EntityManager, runId: string) =>
  em.getKysely<DB>().selectFrom('workflow_steps').where('run_id', '=', runId).orderBy('position').selectAll();

export type WorkflowStepRow = InferResult<ReturnType<typeof selectSteps>>[number];

/** What a run does and what it began with. */
export const findDefinitionOfRun = (em: EntityManager, runId: string) =>
  em
    .getKysely<DB>()
    .selectFrom('workflow_runs as r')
    .innerJoin('workflow_versions as v', (join) =>
      join.onRef('v.trigger_id', '=', 'r.trigger_id').onRef('v.number', '=', 'r.trigger_version'),
    )
    .where('r.id', '=', runId)
    .select(['v.actions', 'r.payload'])
    .executeTakeFirst();

/** The runs of a channel's feed. */
export const readRuns = (em: EntityManager, ids: readonly string[]): Promise<WorkflowRunRow[]> =>
  selectRuns(em).where('r.id', 'in', ids).execute();
