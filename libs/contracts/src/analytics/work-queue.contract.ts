import { z } from 'zod';
import { object } from '../core/objects.js';
import { day, id, instant, version } from '../core/primitives.js';
import { priorities } from '../core/priorities.js';

/** What can wait for one of us, each for one step. */
const workKinds = [
  'ticket',
  'consultation',
  'schedule_entry',
  'milestone',
  'deal',
  'deal_document',
  'invoice',
  'failed_run',
  'run_approval',
  'import',
  'mail',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** What can be done to a row without opening it. */
const workActions = ['take', 'resolve', 'approve', 'approve_run', 'retry', 'remind'] as const;
export type WorkAction = (typeof workActions)[number];

/** At most so many rows are shown. */
export const MAX_WORK_ITEMS = 50;

/** Rows of a kind beyond this number are not counted. */
export const MAX_WORK_COUNTED = 1_000;

/** How long a failed run stands in the queue, in days. */
export const FAILED_RUN_DAYS = 14;

/** What was promised to a customer comes first when it is late or due within so many minutes. */
export const PRESSING_MINUTES = 60;

/** In how many days after it began to wait a row is due, where it has no time of its own (decisions, section 5). */
export const workDays = { schedule_entry: 1, milestone: 3, deal: 7, deal_document: 7, import: 1, mail: 1 } as const;

export const whoseWork = ['mine', 'team'] as const;
export const WhoseWork = z.enum(whoseWork);
export type WhoseWork = z.infer<typeof WhoseWork>;

export const ListWork = z.strictObject({
  whose: WhoseWork.default('mine').meta({
    description: 'mine: what is assigned to the caller, and what nobody has; team: what the others have as well',
  }),
});
export type ListWork = z.infer<typeof ListWork>;

export const WorkItem = object('WorkItem', {
  kind: z.enum(workKinds),
  id,
  parent_id: id
    .nullable()
    .meta({ description: 'The project of a milestone, the deal of a document, the workflow of failed runs' }),
  number: z.string().nullable(),
  title: z.string(),
  who: z.string().nullable().meta({ description: 'Whose it is: company or person, project of a milestone, sender' }),
  since: instant.meta({ description: 'When it began to wait' }),
  due_at: instant,
  due_on: day.nullable().meta({ description: 'The last day, of what is due on a day rather than at a time' }),
  priority: z.enum(priorities).nullable().meta({ description: 'Of a ticket; says by which hours its time counts' }),
  promise: z.enum(['first_response', 'resolution']).nullable().meta({ description: 'Of a ticket: what is due' }),
  amount: z.number().nullable().meta({ description: 'US dollars; of an invoice its balance' }),
  count: z.int().nullable().meta({ description: 'Of a workflow: how many of its runs failed; the row is the last' }),
  assignee_id: id.nullable(),
  assignee_name: z.string().nullable(),
  action: z.enum(workActions).nullable().meta({ description: 'What the caller can do to it at once' }),
  version,
});
export type WorkItem = z.infer<typeof WorkItem>;

/** What waits for one of us: promises that are late or due within the hour, then all else, the soonest due first. Each kind has its place in it, however many rows another has. */
export const WorkQueue = object('WorkQueue', {
  items: z.array(WorkItem).meta({ description: `At most ${MAX_WORK_ITEMS}` }),
  totals: z
    .array(z.object({ kind: z.enum(workKinds), total: z.int() }))
    .meta({ description: `How many rows each kind has that has any, counted to ${MAX_WORK_COUNTED}` }),
});
export type WorkQueue = z.infer<typeof WorkQueue>;
