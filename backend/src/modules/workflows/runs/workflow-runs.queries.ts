import type { EntityManager } from '@mikro-orm/postgresql';
import {
  actionTitles,
  workflowRunSummary,
  workflowStepView,
  type ListWorkflowRuns,
  type RunWait,
  type WorkflowAction,
  type WorkflowActionType,
  type WorkflowEventName,
  type WorkflowRecordKind,
  type WorkflowRecordRef,
  type WorkflowRunStatus,
  type WorkflowRunSummary,
  type WorkflowStepStatus,
  type WorkflowStepView,
  type WorkflowTriggerType,
} from '@portal/contracts';
import type { InferResult } from 'kysely';
import {
  inLiteral,
  kysely,
  personNameOrEmail,
  selectColumns,
  viewOf,
} from '../../../infrastructure/database/read-kit.js';
import { instantOf, instantOrNull } from '../../../infrastructure/database/time/instant.js';

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
  kysely(em)
    .selectFrom('workflow_runs as r')
    .innerJoin('workflow_triggers as w', 'w.id', 'r.trigger_id')
    .leftJoin('users as u', 'u.id', 'r.started_by')
    .select(columns)
    .select('w.name as trigger_name')
    .select(personNameOrEmail('u').as('started_by_name'));

type WorkflowRunRow = InferResult<ReturnType<typeof selectRuns>>[number];

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
  kysely(em).selectFrom('workflow_steps').where('run_id', '=', runId).orderBy('position').selectAll();

type WorkflowStepRow = InferResult<ReturnType<typeof selectSteps>>[number];

/** What a run does and what it began with. */
export const findDefinitionOfRun = (em: EntityManager, runId: string) =>
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
  const kind = record_kind as WorkflowRecordKind;
  return { kind, id: record_id, label: record_label ?? '', link: record_link ?? '' };
}

const shownRun = viewOf(workflowRunSummary);

/** A row of the history as the API shows it. */
export const toRunSummary = (row: WorkflowRunRow): WorkflowRunSummary =>
  shownRun({
    ...row,
    status: row.status as WorkflowRunStatus,
    source: row.source as WorkflowTriggerType,
    event_name: row.event_name as WorkflowEventName | null,
    record: recordOf(row),
    waits_for: row.waits_for as RunWait | null,
    due_at: instantOrNull(row.due_at),
    started_at: instantOrNull(row.started_at),
    finished_at: instantOrNull(row.finished_at),
    created_at: instantOf(row.created_at),
    updated_at: instantOf(row.updated_at),
  });

interface Try {
  started_at: string;
  finished_at: string | null;
  error: string | null;
}

const took = (started: string, finished: string): number => Math.max(0, Date.parse(finished) - Date.parse(started));

const toEarlierTry = ({ started_at, finished_at, error }: Try): WorkflowStepView['earlier_tries'][number] => ({
  started_at: instantOf(started_at),
  duration_ms: took(started_at, finished_at ?? started_at),
  error,
});

const shownStep = viewOf(workflowStepView);

/** A step as the API shows it. */
export function toStepView(row: WorkflowStepRow): WorkflowStepView {
  const type = row.action_type as WorkflowActionType;
  const [started, finished] = [instantOf(row.started_at), instantOrNull(row.finished_at)];
  const earlier = (row.earlier_tries as unknown as Try[]).map(toEarlierTry);
  return shownStep({
    ...row,
    action_type: type,
    title: actionTitles[type],
    status: row.status as WorkflowStepStatus,
    tries: Math.max(row.tries, earlier.length + Math.min(row.tries, 1)),
    earlier_tries: earlier,
    due_at: instantOrNull(row.due_at),
    started_at: started,
    finished_at: finished,
    duration_ms: finished === null ? null : took(started, finished),
  });
}

/** All steps of a version, by their titles. */
export const titlesOf = (actions: unknown): { type: WorkflowActionType; title: string }[] =>
  (actions as WorkflowAction[]).map(({ type }) => ({ type, title: actionTitles[type] }));
