import { z } from 'zod';
import { object, strictObject } from '../core/objects.js';
import { id, instant } from '../core/primitives.js';
import { workflowActionTypes } from './workflow-actions.js';
import { workflowEventName } from './workflow-events.js';
import { workflowLimits } from './workflow-limits.js';
import { WorkflowRecordRef, WorkflowReference } from './workflow-run.contract.js';
import { WorkflowDefinition } from './workflow.contract.js';

const days = z.int().min(1).max(workflowLimits.testDays).default(workflowLimits.testDays);
const ofRecord = {
  record_id: id.optional().meta({ description: 'The record to try it on' }),
  event_id: id.optional().meta({ description: 'A past event to try it with' }),
};

/** What a saved workflow would have done. */
export const TestWorkflow = strictObject('TestWorkflow', { days });
export type TestWorkflow = z.infer<typeof TestWorkflow>;

/** The same of a definition that isn't saved. */
export const TestDefinition = strictObject('TestDefinition', { days, definition: WorkflowDefinition });
export type TestDefinition = z.infer<typeof TestDefinition>;

export const DryRunWorkflow = z.strictObject(ofRecord).meta({ id: 'DryRunWorkflow' });
export type DryRunWorkflow = z.infer<typeof DryRunWorkflow>;

export const DryRunDefinition = strictObject('DryRunDefinition', { ...ofRecord, definition: WorkflowDefinition });
export type DryRunDefinition = z.infer<typeof DryRunDefinition>;

/** The first condition that didn't hold, in words and as values. */
export const FailedCondition = object('FailedCondition', {
  field: z.string(),
  operator: z.string(),
  expected: z.unknown(),
  actual: z.unknown(),
  sentence: z.string().meta({ examples: ['Priority is medium, not urgent'] }),
});
export type FailedCondition = z.infer<typeof FailedCondition>;

const matching = z.object({
  event_id: id.nullable(),
  event_name: workflowEventName.nullable(),
  occurred_at: instant,
  record: WorkflowRecordRef.nullable(),
  matched: z.boolean(),
  failed_condition: FailedCondition.nullable(),
});

/** Conditions are asked of the records as they are now; of a schedule, of the records that are there now. */
export const WorkflowTestResult = object('WorkflowTestResult', {
  days: z.int(),
  examined: z.int().meta({ description: `Events (of a schedule, records), at most ${workflowLimits.testEvents}` }),
  matched: z.int(),
  is_truncated: z.boolean().meta({ description: 'There were more than were examined' }),
  results: z.array(matching).meta({
    description: `Newest first, matches before the others, at most ${workflowLimits.testResults}`,
  }),
});
export type WorkflowTestResult = z.infer<typeof WorkflowTestResult>;

/** What a run on one record would do, without doing it. */
export const WorkflowDryRun = object('WorkflowDryRun', {
  record: WorkflowRecordRef.nullable(),
  matched: z.boolean(),
  failed_condition: FailedCondition.nullable(),
  steps: z.array(
    z.object({
      position: z.int(),
      action_type: z.enum(workflowActionTypes),
      title: z.string(),
      would: z.enum(['run', 'skip', 'wait', 'fail']),
      input: z.unknown().meta({ description: 'With its texts filled in' }),
      note: z
        .string()
        .meta({ examples: ['Tells Dana Reyes', 'Waits until the ticket is answered, at most 30 minutes'] }),
    }),
  ),
  references: z.array(WorkflowReference).meta({ description: 'What the ids in the steps name' }),
});
export type WorkflowDryRun = z.infer<typeof WorkflowDryRun>;
