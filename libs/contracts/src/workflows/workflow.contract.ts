import { z } from 'zod';
import { problemDetail } from '../core/errors.js';
import { limits } from '../core/limits.js';
import { pageQuery, sortBy } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import { id, instant, longText, recordFields, requiredLine, version } from '../core/primitives.js';
import { workflowAction } from './workflow-actions.js';
import { conditionGroup, noConditions } from './workflow-conditions.js';
import { workflowEventName } from './workflow-events.js';
import { workflowLimits } from './workflow-limits.js';
import { workflowRecordKind } from './workflow-records.js';
import { workflowStart, workflowTriggerTypes } from './workflow-triggers.js';
import { workflowRunStatus, workflowStatus } from './workflow.transitions.js';

/** What a workflow does: saving it makes a new version, and a run keeps the one it began with. */
const definition = {
  trigger: workflowStart,
  conditions: conditionGroup,
  actions: z.array(workflowAction).min(1, 'At least one step').max(workflowLimits.actions),
};

const cooldown = z.int().min(1).max(workflowLimits.cooldownMinutes).meta({
  description: 'Minutes in which the workflow doesn’t start again on a record because of what itself caused',
});

/** A workflow ("workflow trigger", specification, sections 3 and 7). */
export const workflowView = object('Workflow', {
  id,
  name: z.string(),
  description: z.string(),
  status: workflowStatus,
  ...definition,
  cooldown_minutes: z.int(),
  event: workflowEventName.nullable().meta({ description: 'Of a workflow that begins with an event' }),
  record: workflowRecordKind.nullable().meta({ description: 'What its runs are about' }),
  position: z.number(),
  trigger_version: z.int().meta({ description: 'Raised by every change of what it does' }),
  starter: z.string().nullable().meta({ description: 'The key of the starter it was made of' }),
  disabled_reason: z.string().nullable().meta({ description: 'Why the product itself disabled it' }),
  next_run_at: instant.nullable().meta({ description: 'Of a schedule that is enabled' }),
  last_run_at: instant.nullable(),
  last_run_status: workflowRunStatus.nullable(),
  failure_count: z.int().meta({ description: 'Failed runs in a row' }),
  runs_last_day: z.int(),
  failures_last_day: z.int(),
  runs_by_day: z.array(z.int()).meta({
    description: `Runs that were not skipped in each of the last ${workflowLimits.daysOfRuns} spans of 24 hours, the newest last`,
  }),
  problems: z.array(problemDetail).meta({
    description: 'What is wrong with its texts and addresses, which were saved before they were checked',
  }),
  hook_url: z.string().nullable().meta({ description: 'Where its webhooks are received' }),
  created_by_name: z.string().nullable(),
  updated_by_name: z.string().nullable(),
  ...recordFields,
});
export type WorkflowView = z.infer<typeof workflowView>;

/** A new workflow, disabled unless said otherwise. */
export const createWorkflow = strictObject('CreateWorkflow', {
  name: requiredLine(limits.name),
  description: longText.default(''),
  status: workflowStatus.default('disabled'),
  ...definition,
  conditions: definition.conditions.default(noConditions),
  cooldown_minutes: cooldown.default(workflowLimits.cooldownDefault),
  starter: z.string().max(60).optional().meta({ description: 'The key of the starter it is made of' }),
});
export type CreateWorkflow = z.infer<typeof createWorkflow>;

/** Changes only the fields it carries; `status` switches it on and off. */
export const updateWorkflow = strictObject('UpdateWorkflow', {
  name: requiredLine(limits.name).optional(),
  description: longText.optional(),
  status: workflowStatus.optional(),
  trigger: definition.trigger.optional(),
  conditions: definition.conditions.optional(),
  actions: definition.actions.optional(),
  cooldown_minutes: cooldown.optional(),
  position: z.number().min(-limits.position).max(limits.position).optional(),
  version: version.optional(),
});
export type UpdateWorkflow = z.infer<typeof updateWorkflow>;

export const workflowSortColumns = ['position', 'name', 'created_at', 'updated_at', 'last_run_at'] as const;

export const listWorkflows = z.strictObject({
  ...pageQuery,
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  status: workflowStatus.optional(),
  type: z.enum(workflowTriggerTypes).optional(),
  event: workflowEventName.optional(),
  sortBy: sortBy(workflowSortColumns, 'position'),
});
export type ListWorkflows = z.infer<typeof listWorkflows>;

/** The secrets of a workflow: of its own webhook, and that with which the webhooks it calls are signed. */
export const workflowSecrets = object('WorkflowSecrets', {
  incoming: z.string().nullable().meta({ description: 'whsec_…; null where it has no incoming webhook' }),
  outgoing: z.string().meta({ description: 'whsec_…: receivers check our signatures with it' }),
});
export type WorkflowSecrets = z.infer<typeof workflowSecrets>;

/** What a definition says, saved or not. */
export const workflowDefinition = strictObject('WorkflowDefinition', {
  ...definition,
  conditions: definition.conditions.default(noConditions),
});
export type WorkflowDefinition = z.infer<typeof workflowDefinition>;
