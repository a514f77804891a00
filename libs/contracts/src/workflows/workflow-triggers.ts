import { z } from 'zod';
import { requiredLine, timeZone } from '../core/primitives.js';
import { workflowEventName } from './workflow-events.js';
import { WorkflowRecordKind } from './workflow-records.js';

export const workflowTriggerTypes = ['event', 'schedule', 'manual', 'webhook'] as const;
export type WorkflowTriggerType = (typeof workflowTriggerTypes)[number];

const record = WorkflowRecordKind.nullable().default(null);

/** What starts a workflow. */
export const WorkflowStart = z
  .discriminatedUnion('type', [
    z
      .strictObject({
        type: z.literal('event'),
        event: workflowEventName.meta({ title: 'Event' }),
      })
      .meta({ title: 'When something happens' }),
    z
      .strictObject({
        type: z.literal('schedule'),
        cron: requiredLine(120).meta({
          title: 'Schedule',
          description: 'A cron expression with five fields: minute, hour, day, month, weekday',
          examples: ['0 8 * * 1-5'],
        }),
        time_zone: timeZone.default('America/New_York').meta({ title: 'Time zone' }),
        record: record.meta({
          title: 'For each',
          description: 'The kind of record of which those that meet the conditions get a run each; none: one run',
        }),
        allow_many: z.boolean().default(false).meta({
          title: 'Allow more than 500 records per run',
        }),
      })
      .meta({ title: 'On a schedule' }),
    z
      .strictObject({
        type: z.literal('manual'),
        record: record.meta({
          title: 'For a',
          description: 'The kind of record that it is started on; none: no record',
        }),
      })
      .meta({ title: 'When an admin starts it' }),
    z
      .strictObject({
        type: z.literal('webhook'),
        verification: z.enum(['signature', 'token']).default('signature').meta({
          title: 'Proof of the sender',
          description: 'Standard Webhooks signature, or the secret as a bearer token',
        }),
        record: record.meta({
          title: 'About a',
          description: 'The kind of record whose id the body carries as `record_id`; none: no record',
        }),
      })
      .meta({ title: 'When a webhook arrives' }),
  ])
  .meta({ id: 'WorkflowStart' });
export type WorkflowStart = z.infer<typeof WorkflowStart>;
export type ScheduleStart = Extract<WorkflowStart, { type: 'schedule' }>;
