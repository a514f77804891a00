import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  actionTitles,
  WorkflowRunSummary,
  WorkflowStepView,
  type ListWorkflowRuns,
  type WorkflowAction,
  type WorkflowActionType,
  type WorkflowRecordRef,
  type Actor,
  DomainError,
  type Page,
  type WorkflowRunView,
} from '@portal/contracts';
import type { InferResult } from 'kysely';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { paginate, sorted } from '../../../infrastructure/database/paginate.js';
import {
  inLiteral,
  kysely,
  personNameOrEmail,
  selectColumns,
  viewColumns,
} from '../../../infrastructure/database/read-kit.js';
import { viewOf } from '../../../infrastructure/database/views.js';
import { findReferences } from './references.js';

const columns = [
  ...viewColumns('r', WorkflowRunSummary, { trigger_name: 'w.name', record: null, started_by_name: null }),
  ...selectColumns(['r.record_kind', 'r.record_id', 'r.record_label', 'r.record_link']),
] as const;

/** Runs with the name of their workflow; no permission check. */
export const selectRuns = (em: EntityManager) =>
  kysely(em)
    .selectFrom('workflow_runs as r')
    .innerJoin('workflow_triggers as w', 'w.id', 'r.trigger_id')
    .leftJoin('users as u', 'u.id', 'r.started_by')
    .select(columns)
    .select(personNameOrEmail('u').as('started_by_name'));

type WorkflowRunRow = InferResult<ReturnType<typeof selectRuns>>[number];

/** The list's filter and order. */
function filterRuns(em: EntityManager, query: ListWorkflowRuns) {
  let narrowed = selectRuns(em);
  if (query.trigger_id) narrowed = narrowed.where('r.trigger_id', '=', query.trigger_id);
  if (query.status) narrowed = narrowed.where('r.status', 'in', inLiteral(query.status));
  if (query.record_id) narrowed = narrowed.where('r.record_id', '=', query.record_id);
  return sorted(narrowed, 'r', query);
}

/** The steps of a run that were reached, in their order. */
const selectSteps = (em: EntityManager, runId: string) =>
  kysely(em).selectFrom('workflow_steps').where('run_id', '=', runId).orderBy('position').selectAll();

type WorkflowStepRow = InferResult<ReturnType<typeof selectSteps>>[number];

/** What a run does and what it began with. */
const findDefinitionOfRun = (em: EntityManager, runId: string) =>
  kysely(em)
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

function recordOf({ record_kind, record_id, record_label, record_link }: WorkflowRunRow): WorkflowRecordRef | null {
  if (record_kind === null || record_id === null) return null;
  return { kind: record_kind, id: record_id, label: record_label ?? '', link: record_link ?? '' };
}

const shownRun = viewOf(WorkflowRunSummary);

/** A row of the history as the API shows it. */
export const toRunSummary = (row: WorkflowRunRow): WorkflowRunSummary => shownRun({ ...row, record: recordOf(row) });

interface Try {
  started_at: string;
  finished_at: string | null;
  error: string | null;
}

const took = (started: string, finished: string): number => Math.max(0, Date.parse(finished) - Date.parse(started));

const toEarlierTry = ({ started_at, finished_at, error }: Try): WorkflowStepView['earlier_tries'][number] => ({
  started_at,
  duration_ms: took(started_at, finished_at ?? started_at),
  error,
});

const shownStep = viewOf(WorkflowStepView);

/** A step as the API shows it. */
function toStepView(row: WorkflowStepRow): WorkflowStepView {
  const earlier = (row.earlier_tries as unknown as Try[]).map(toEarlierTry);
  return shownStep({
    ...row,
    title: actionTitles[row.action_type],
    tries: Math.max(row.tries, earlier.length + Math.min(row.tries, 1)),
    earlier_tries: earlier,
    duration_ms: row.finished_at === null ? null : took(row.started_at, row.finished_at),
  });
}

/** All steps of a version, by their titles. */
const titlesOf = (actions: readonly WorkflowAction[]): { type: WorkflowActionType; title: string }[] =>
  actions.map(({ type }) => ({ type, title: actionTitles[type] }));

/** The history of runs, with every step. */
@Injectable()
export class WorkflowRunsReader {
  constructor(private readonly em: EntityManager) {}

  /** Newest first, also by limit and offset (specification, section 7: `history`). */
  list(actor: Actor, query: ListWorkflowRuns): Promise<Page<WorkflowRunSummary>> {
    authorizeRole(actor, 'workflow_run.list');
    return paginate(filterRuns(this.em, query), query, toRunSummary);
  }

  /** @throws DomainError `not_found` */
  get(actor: Actor, id: string): Promise<WorkflowRunView> {
    authorizeRole(actor, 'workflow_run.read');
    return this.view(this.em, id);
  }

  /** What a run looks like once the changes so far are in the database. @throws DomainError `not_found` */
  async view(em: EntityManager, id: string): Promise<WorkflowRunView> {
    const run = await selectRuns(em).where('r.id', '=', id).executeTakeFirst();
    const definition = await findDefinitionOfRun(em, id);
    if (!run || !definition) throw new DomainError('not_found');
    const steps = await selectSteps(em, id).execute();
    const { payload } = definition;
    const named = steps.flatMap(({ input, output }) => [input, output]);
    return {
      ...toRunSummary(run),
      steps: steps.map(toStepView),
      actions: titlesOf(definition.actions),
      payload,
      references: await findReferences(em, [...named, payload]),
    };
  }
}
