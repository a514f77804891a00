import { z } from 'zod';
import { ConditionOperator } from './workflow-conditions.js';
import { workflowEventName } from './workflow-events.js';
import { WorkflowField } from './workflow-fields.js';
import { workflowActionTypes } from './workflow-actions.js';
import { WorkflowRecordKind, workflowRecordKinds } from './workflow-records.js';
import { CreateWorkflow } from './workflow.contract.js';
import { object } from '../core/objects.js';

/** What a builder offers: events, the fields of each kind of record, and which operators go with which type. */
export const WorkflowCatalogue = object('WorkflowCatalogue', {
  events: z.array(
    z.object({
      name: workflowEventName,
      title: z.string(),
      group: z.string(),
      record: WorkflowRecordKind.nullable(),
      fields: z.array(WorkflowField).meta({ description: 'What conditions and texts may use' }),
    }),
  ),
  records: z.array(
    z.object({
      kind: WorkflowRecordKind,
      label: z.string(),
      fields: z.array(WorkflowField).meta({ description: 'For workflows that begin without an event' }),
      settable: z.array(WorkflowField).meta({ description: 'What `set_field` may write' }),
      statuses: z.array(z.string()).meta({ description: 'What `change_status` may write' }),
      actions: z.array(z.enum(workflowActionTypes)).meta({ description: 'The steps that it can take' }),
    }),
  ),
  operators: z.record(z.string(), z.array(ConditionOperator)).meta({ description: 'By type of field' }),
});
export type WorkflowCatalogue = z.infer<typeof WorkflowCatalogue>;

/** A step that a workflow can take: its form is made of the schema. */
export const WorkflowActionInfo = object('WorkflowActionInfo', {
  type: z.enum(workflowActionTypes),
  title: z.string(),
  description: z.string(),
  records: z
    .array(z.enum(workflowRecordKinds))
    .nullable()
    .meta({ description: 'The records that it works on; null: any, or none' }),
  schema: z.record(z.string(), z.unknown()).meta({
    description: 'JSON schema of the step; `x-template`: a Liquid text; `x-picker`: what an id is chosen from',
  }),
});
export type WorkflowActionInfo = z.infer<typeof WorkflowActionInfo>;

/** A workflow to begin with. */
export const WorkflowStarter = object('WorkflowStarter', {
  key: z.string(),
  name: z.string(),
  description: z.string(),
  workflow: CreateWorkflow,
});
export type WorkflowStarter = z.infer<typeof WorkflowStarter>;
