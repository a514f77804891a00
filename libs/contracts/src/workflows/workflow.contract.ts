import { z } from 'zod';
import { ProblemDetail } from '../core/errors.js';
import { limits } from '../core/limits.js';
import { pageQuery, sortBy } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import { id, instant, longText, recordFields, requiredLine, version } from '../core/primitives.js';
import { WorkflowAction } from './workflow-actions.js';
import { conditionGroup, noConditions } from './workflow-conditions.js';
import { workflowEventName } from './workflow-events.js';
import { workflowLimits } from './workflow-limits.js';
import { WorkflowRecordKind } from './workflow-records.js';
import { WorkflowStart, workflowTriggerTypes } from './workflow-triggers.js';
import { WorkflowRunStatus, WorkflowStatus } from './workflow.transitions.js';

/** What a workflow does: saving it makes a new version, and a run keeps the one it began with. */
const definition = {
  trigger: WorkflowStart,
  conditions: conditionGroup,
  actions: z.array(WorkflowAction).min(1, 'At least one step').max(workflowLimits.actions),
};

const cooldown = z.int().min(1).max(workflowLimits.cooldownMinutes).meta({
  description: 'Minutes in which the workflow doesn’t start again on a record because of what itself caused',
});

/** A workflow ("workflow trigger", specification, sections 3 and 7). */
export const WorkflowView = object('Workflow', {
  id,
  name: z.string(),
  description: z.string(),
  status: WorkflowStatus,
  ...definition,
  cooldown_minutes: z.int(),
  event: workflowEventName.nullable().meta({ description: 'Of a workflow that begins with an event' }),
  record: WorkflowRecordKind.nullable().meta({ description: 'What its runs are about' }),
  position: z.number(),
  trigger_version: z.int().meta({ description: 'Raised by every change of what it does' }),
  starter: z.string().nullable().meta({ description: 'The key of the starter it was made of' }),
  disabled_reason: z.string().nullable().meta({ description: 'Why the product itself disabled it' }),
  next_run_at: instant.nullable().meta({ description: 'Of a schedule that is enabled' }),
  last_run_at: instant.nullable(),
  last_run_status: WorkflowRunStatus.nullable(),
  failure_count: z.int().meta({ description: 'Failed runs in a row' }),
  runs_last_day: z.int(),
  failures_last_day: z.int(),
  runs_by_day: z.array(z.int()).meta({
    description: `Runs that were not skipped in each of the last ${workflowLimits.daysOfRuns} spans of 24 hours, the newest last`,
  }),
  problems: z.array(ProblemDetail).meta({
    description: 'What is wrong with its texts and addresses, which were saved before they were checked',
  }),
  hook_url: z.string().nullable().meta({ description: 'Where its webhooks are received' }),
  created_by_name: z.string().nullable(),
  updated_by_name: z.string().nullable(),
  ...recordFields,
});
export type WorkflowView = z.infer<typeof WorkflowView>;

/** A new workflow, disabled unless said otherwise. */
export const CreateWorkflow = strictObject('CreateWorkflow', {
  name: requiredLine(limits.name),
  description: longText.default(''),
  status: WorkflowStatus.default('disabled'),
  ...definition,
  conditions: definition.conditions.default(noConditions),
  cooldown_minutes: cooldown.default(workflowLimits.cooldownDefault),
  starter: z.string().max(60).optional().meta({ description: 'The key of the starter it is made of' }),
});
export type CreateWorkflow = z.infer<typeof CreateWorkflow>;

/** Changes only the fields it carries; `status` switches it on and off. */
export const UpdateWorkflow = strictObject('UpdateWorkflow', {
  name: requiredLine(limits.name).optional(),
  description: longText.optional(),
  status: WorkflowStatus.optional(),
  trigger: definition.trigger.optional(),
  conditions: definition.conditions.optional(),
  actions: definition.actions.optional(),
  cooldown_minutes: cooldown.optional(),
  position: z.number().min(-limits.position).max(limits.position).optional(),
  version: version.optional(),
});
export type UpdateWorkflow = z.infer<typeof UpdateWorkflow>;

export const ListWorkflows = z.strictObject({
  ...pageQuery,
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  status: WorkflowStatus.optional(),
  type: z.enum(workflowTriggerTypes).optional(),
  event: workflowEventName.optional(),
  sortBy: sortBy(['position', 'name', 'created_at', 'updated_at', 'last_run_at'], 'position'),
});
export type ListWorkflows = z.infer<typeof ListWorkflows>;

/** The secrets of a workflow: of its own webhook, and that with which the webhooks it calls are signed. */
export const WorkflowSecrets = object('WorkflowSecrets', {
  incoming: z.string().nullable().meta({ description: 'whsec_…; null where it has no incoming webhook' }),
  outgoing: z.string().meta({ description: 'whsec_…: receivers check our signatures with it' }),
});
export type WorkflowSecrets = z.infer<typeof WorkflowSecrets>;

/** What a definition says, saved or not. */
export const WorkflowDefinition = strictObject('WorkflowDefinition', {
  ...definition,
  conditions: definition.conditions.default(noConditions),
});
export type WorkflowDefinition = z.infer<typeof WorkflowDefinition>;
