import { z } from 'zod';
import { freeJson } from '../core/free-json.js';
import { oneOrMore, pageQuery, sortBy } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import { id, instant, line, recordFields } from '../core/primitives.js';
import { limits } from '../core/limits.js';
import { workflowActionTypes } from './workflow-actions.js';
import { workflowEventName } from './workflow-events.js';
import { workflowLimits } from './workflow-limits.js';
import { WorkflowRecordKind } from './workflow-records.js';
import { workflowTriggerTypes } from './workflow-triggers.js';
import { runWaits, WorkflowRunStatus, workflowRunStatuses, workflowStepStatuses } from './workflow.transitions.js';

/** A record as runs name it. */
export const WorkflowRecordRef = object('WorkflowRecordRef', {
  kind: WorkflowRecordKind,
  id,
  label: z.string().meta({ examples: ['S-0012 The oven display is dark'] }),
  link: z.string().meta({ description: 'Its page in the console' }),
});
export type WorkflowRecordRef = z.infer<typeof WorkflowRecordRef>;

/** A row in the history of runs. */
export const WorkflowRunSummary = object('WorkflowRun', {
  id,
  trigger_id: id,
  trigger_name: z.string(),
  trigger_version: z.int().meta({ description: 'The version of the workflow that it began with' }),
  status: WorkflowRunStatus,
  source: z.enum(workflowTriggerTypes).meta({ description: 'What started it; manual: an admin did' }),
  event_name: workflowEventName.nullable(),
  event_id: id.nullable(),
  record: WorkflowRecordRef.nullable(),
  reason: z.string().nullable().meta({ description: 'Why it failed, was skipped or stopped' }),
  depth: z.int().meta({ description: '1 for what no workflow caused' }),
  caused_by_run_id: id.nullable(),
  steps_total: z.int(),
  position: z.int().meta({ description: 'The step it is at, from 0' }),
  waits_for: z.enum(runWaits).nullable(),
  due_at: instant.nullable().meta({ description: 'When it goes on by itself' }),
  started_by_name: z.string().nullable().meta({ description: 'The admin who started it' }),
  started_at: instant.nullable(),
  finished_at: instant.nullable(),
  ...recordFields,
});
export type WorkflowRunSummary = z.infer<typeof WorkflowRunSummary>;

/** Whom or what an id names, with its page in the console where it has one. */
export const WorkflowReference = object('WorkflowReference', { id, label: z.string(), link: z.string().nullable() });
export type WorkflowReference = z.infer<typeof WorkflowReference>;

/** A try of a step that failed before its last one. */
const earlierTry = object('WorkflowStepTry', {
  started_at: instant,
  duration_ms: z.int(),
  error: z.string().nullable(),
});

export const WorkflowStepView = object('WorkflowStep', {
  id,
  position: z.int(),
  action_type: z.enum(workflowActionTypes),
  title: z.string(),
  status: z.enum(workflowStepStatuses),
  tries: z.int().meta({ description: 'How often it was tried so far' }),
  earlier_tries: z.array(earlierTry).meta({ description: 'Those before the last one, which the other fields tell of' }),
  input: z.unknown().meta({ description: 'The step with its texts filled in' }),
  output: z.unknown().meta({ description: 'What came of it: ids of what it made, who was told, an answer' }),
  error: z.string().nullable(),
  delivery_id: id.nullable().meta({ description: 'The webhook it called' }),
  due_at: instant.nullable(),
  started_at: instant,
  finished_at: instant.nullable(),
  duration_ms: z.int().nullable().meta({ description: 'Of the last try' }),
});
export type WorkflowStepView = z.infer<typeof WorkflowStepView>;

export const WorkflowRunView = WorkflowRunSummary.extend({
  steps: z.array(WorkflowStepView).meta({ description: 'Those that were reached, in their order' }),
  actions: z
    .array(z.object({ type: z.enum(workflowActionTypes), title: z.string() }))
    .meta({ description: 'All steps of its version' }),
  payload: z.unknown().meta({ description: 'What the event or the webhook carried' }),
  references: z.array(WorkflowReference).meta({ description: 'What the ids in steps and payload name' }),
}).meta({ id: 'WorkflowRunDetail' });
export type WorkflowRunView = z.infer<typeof WorkflowRunView>;

/** Newest first. `offset` instead of `page`, as the specification's calls use it. */
export const ListWorkflowRuns = z.strictObject({
  page: pageQuery.page,
  limit: pageQuery.limit,
  offset: z.coerce.number().int().min(0).max(1_000_000).optional(),
  sortOrder: pageQuery.sortOrder,
  trigger_id: id.optional(),
  status: oneOrMore(workflowRunStatuses).optional(),
  record_id: id.optional(),
  sortBy: sortBy(['created_at', 'updated_at'], 'created_at'),
});
export type ListWorkflowRuns = z.infer<typeof ListWorkflowRuns>;

/** Starts a run by hand, on a record where the workflow's runs are about one. */
export const RunWorkflow = strictObject('RunWorkflow', {
  record_id: id.optional(),
  payload: freeJson(workflowLimits.hookBytes).optional().meta({ description: 'What texts read as `event.…`' }),
});
export type RunWorkflow = z.infer<typeof RunWorkflow>;

/** An admin's answer to a step that asks for approval. */
export const DecideRun = strictObject('DecideWorkflowRun', { comment: line(limits.title).optional() });
export type DecideRun = z.infer<typeof DecideRun>;
