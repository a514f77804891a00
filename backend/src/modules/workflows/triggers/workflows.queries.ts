import type { EntityManager } from '@mikro-orm/postgresql';
import { workflowLimits, WorkflowView, type ListWorkflows } from '@portal/contracts';
import { sql, type InferResult } from 'kysely';
import type { Config } from '../../../infrastructure/config/config.js';
import { sorted } from '../../../infrastructure/database/paginate.js';
import { kysely, personNameOrEmail, viewColumns } from '../../../infrastructure/database/read-kit.js';
import { containsEveryWord } from '../../../infrastructure/database/contains-text.js';
import { viewOf } from '../../../infrastructure/database/views.js';
import { textAndAddressProblems } from './definition-check.js';
import type { WorkflowTrigger } from './workflow-trigger.entity.js';

const columns = [
  ...viewColumns('w', WorkflowView, {
    record: 'w.record_kind',
    last_run_at: 'last.last_run_at',
    last_run_status: 'last.last_run_status',
    ...{ runs_last_day: null, failures_last_day: null, runs_by_day: null, problems: null, hook_url: null },
    ...{ created_by_name: null, updated_by_name: null },
  }),
  'w.type',
] as const;

const DAYS = workflowLimits.daysOfRuns;

const runsOfToday = (condition: string) =>
  sql<string>`(select count(*) from workflow_runs as r
    where r.trigger_id = w.id and r.created_at > now() - interval '1 day' and ${sql.raw(condition)})`;

/** How many runs began in each of the last spans of 24 hours, the newest last. */
const runsByDay = sql<number[]>`(
  select array_agg(coalesce(counted.runs, 0) order by span desc) from generate_series(0, ${DAYS - 1}) as span
  left join (
    select floor(extract(epoch from now() - r.created_at) / 86400)::int as ago, count(*)::int as runs
    from workflow_runs as r
    where r.trigger_id = w.id and r.status <> 'skipped' and r.created_at > now() - ${DAYS} * interval '1 day'
    group by 1) as counted on counted.ago = span)`;

/** Workflows that aren't deleted, with what their runs came to; no permission check. */
export const selectWorkflows = (em: EntityManager) =>
  kysely(em)
    .selectFrom('workflow_triggers as w')
    .leftJoin('users as c', 'c.id', 'w.created_by')
    .leftJoin('users as u', 'u.id', 'w.updated_by')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('workflow_runs as r')
          .whereRef('r.trigger_id', '=', 'w.id')
          .where('r.status', '<>', 'skipped')
          .select(['r.created_at as last_run_at', 'r.status as last_run_status'])
          .orderBy('r.created_at', 'desc')
          .orderBy('r.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .where('w.deleted_at', 'is', null)
    .select(columns)
    .select([
      personNameOrEmail('c').as('created_by_name'),
      personNameOrEmail('u').as('updated_by_name'),
      runsOfToday(`r.status <> 'skipped'`).as('runs_last_day'),
      runsOfToday(`r.status = 'failed'`).as('failures_last_day'),
      runsByDay.as('runs_by_day'),
    ]);

export type WorkflowRow = InferResult<ReturnType<typeof selectWorkflows>>[number];

/** The list's filter and order. */
export function filterWorkflows(em: EntityManager, query: ListWorkflows) {
  let narrowed = selectWorkflows(em);
  if (query.status) narrowed = narrowed.where('w.status', '=', query.status);
  if (query.type) narrowed = narrowed.where('w.type', '=', query.type);
  if (query.event) narrowed = narrowed.where('w.event', '=', query.event);
  if (query.search) narrowed = narrowed.where(containsEveryWord(sql.ref('w.search_text'), query.search));
  return sorted(narrowed, 'w', query, {
    order: { last_run_at: sql.ref('last.last_run_at') },
    nullable: ['last_run_at'],
  });
}

/** The workflows of a channel's feed. */
export const readWorkflows = (em: EntityManager, ids: readonly string[]): Promise<WorkflowRow[]> =>
  selectWorkflows(em).where('w.id', 'in', ids).execute();

const shown = viewOf(WorkflowView);

/** A row as the API shows it. @param config of the product, for the address of its webhooks and those it may call */
export const toWorkflowView = (row: WorkflowRow, config: Pick<Config, 'publicUrl' | 'privateWebhooks'>): WorkflowView =>
  shown({
    ...row,
    problems: textAndAddressProblems(row, config),
    hook_url: row.type === 'webhook' ? `${config.publicUrl}/api/v1/hooks/${row.id}` : null,
  });

/** Keeps what the workflow does now, for the runs that begin with it. */
export const saveVersion = (em: EntityManager, workflow: WorkflowTrigger, authorId: string | null): Promise<unknown> =>
  em.execute(
    `insert into workflow_versions (trigger_id, number, created_at, trigger, conditions, actions, author_id)
     values (?, ?, now(), ?::jsonb, ?::jsonb, ?::jsonb, ?)`,
    [
      workflow.id,
      workflow.triggerVersion,
      JSON.stringify(workflow.trigger),
      JSON.stringify(workflow.conditions),
      JSON.stringify(workflow.actions),
      authorId,
    ],
    'run',
  );
