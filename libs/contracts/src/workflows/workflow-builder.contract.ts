import { z } from 'zod';
import { conditionOperator } from './workflow-conditions.js';
import { workflowEventName } from './workflow-events.js';
import { workflowField } from './workflow-fields.js';
import { workflowActionTypes } from './workflow-actions.js';
import { workflowRecordKind, workflowRecordKinds } from './workflow-records.js';
import { createWorkflow } from './workflow.contract.js';
import { object } from '../core/objects.js';

/** What a builder offers: events, the fields of each kind of record, and which operators go with which type. */
export const workflowCatalogue = object('WorkflowCatalogue', {
  events: z.array(
    z.object({
      name: workflowEventName,
      title: z.string(),
      group: z.string(),
      record: workflowRecordKind.nullable(),
      fields: z.array(workflowField).meta({ description: 'What conditions and texts may use' }),
    }),
  ),
  records: z.array(
    z.object({
      kind: workflowRecordKind,
      label: z.string(),
      fields: z.array(workflowField).meta({ description: 'For workflows that begin without an event' }),
      settable: z.array(workflowField).meta({ description: 'What `set_field` may write' }),
      statuses: z.array(z.string()).meta({ description: 'What `change_status` may write' }),
      actions: z.array(z.enum(workflowActionTypes)).meta({ description: 'The steps that it can take' }),
    }),
  ),
  operators: z.record(z.string(), z.array(conditionOperator)).meta({ description: 'By type of field' }),
});
export type WorkflowCatalogue = z.infer<typeof workflowCatalogue>;

/** A step that a workflow can take: its form is made of the schema. */
export const workflowActionInfo = object('WorkflowActionInfo', {
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
export type WorkflowActionInfo = z.infer<typeof workflowActionInfo>;

/** A workflow to begin with. */
export const workflowStarter = object('WorkflowStarter', {
  key: z.string(),
  name: z.string(),
  description: z.string(),
  workflow: createWorkflow,
});
export type WorkflowStarter = z.infer<typeof workflowStarter>;
