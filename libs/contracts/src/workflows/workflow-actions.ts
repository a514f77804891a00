import { z } from 'zod';
import { limits } from '../core/limits.js';
import { dollars, email, hasControls, id, line, lines, requiredLine } from '../core/primitives.js';
import { Priority } from '../core/priorities.js';
import { CommentVisibility } from '../comments/comment.contract.js';
import { DealInterval, DealType } from '../deals/deal-terms.js';
import { NotificationCategory } from '../notifications/notification.contract.js';
import { TicketCategory } from '../support/ticket.contract.js';
import { conditionGroup } from './workflow-conditions.js';
import { workflowEventName } from './workflow-events.js';
import { workflowLimits } from './workflow-limits.js';

const TEMPLATE = 'x-template';
const PICKER = 'x-picker';

/** A text in which `{{ record.title }}` and the like are filled in when the step runs. */
const template = (title: string, max: number = workflowLimits.template) => lines(max).meta({ title, [TEMPLATE]: true });
const requiredTemplate = (title: string, max?: number) => template(title, max).min(1, 'Required');

/** The id of a record: one that was chosen, or a template such as `{{ record.project_id }}`. */
const reference = (title: string, picker: string) =>
  requiredLine(200).meta({ title, [TEMPLATE]: true, [PICKER]: picker });

export const durationUnits = ['minutes', 'hours', 'days'] as const;
const minutesOf = { minutes: 1, hours: 60, days: 1_440 } as const;

export const WorkflowDuration = z
  .strictObject({
    amount: z
      .int()
      .min(1)
      .max(workflowLimits.waitDays * minutesOf.days)
      .meta({ title: 'Amount' }),
    unit: z.enum(durationUnits).meta({ title: 'Unit' }),
  })
  .refine(
    ({ amount, unit }) => amount * minutesOf[unit] <= workflowLimits.waitDays * minutesOf.days,
    `At most ${workflowLimits.waitDays} days`,
  )
  .meta({ id: 'WorkflowDuration' });
export type WorkflowDuration = z.infer<typeof WorkflowDuration>;

/** A duration in minutes. */
export const durationMinutes = ({ amount, unit }: WorkflowDuration): number => amount * minutesOf[unit];

/** The recipients. */
export const WorkflowRecipient = z
  .discriminatedUnion('to', [
    z.strictObject({ to: z.literal('requester') }).meta({ title: 'The customer of the record' }),
    z.strictObject({ to: z.literal('assignee') }).meta({ title: 'Whoever the record is assigned to' }),
    z.strictObject({ to: z.literal('admins') }).meta({ title: 'All admins' }),
    z.strictObject({ to: z.literal('on_call') }).meta({ title: 'The on-call address' }),
    z
      .strictObject({ to: z.literal('person'), user_id: id.meta({ title: 'Person', [PICKER]: 'user' }) })
      .meta({ title: 'A person' }),
    z
      .strictObject({ to: z.literal('address'), email: email.meta({ title: 'E-mail address of a profile' }) })
      .meta({ title: 'A profile by its address' }),
  ])
  .meta({ id: 'WorkflowRecipient' });
export type WorkflowRecipient = z.infer<typeof WorkflowRecipient>;

export const workflowChannels = ['in_app', 'email', 'push'] as const;

const common = {
  only_if: conditionGroup.optional().meta({
    title: 'Only if',
    description: 'Looked at when the step is reached; the step is skipped where they do not hold',
  }),
};

const step = <const Type extends string, Shape extends z.core.$ZodShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape, ...common });

const afterwards = z.enum(['continue', 'stop']);
const dueInDays = z.int().min(0).max(workflowLimits.waitDays).nullable().optional().meta({ title: 'Due in days' });

export const WorkflowAction = z
  .discriminatedUnion('type', [
    step('notify', {
      recipients: z.array(WorkflowRecipient).min(1).max(workflowLimits.recipients).meta({ title: 'Recipients' }),
      channels: z
        .array(z.enum(workflowChannels))
        .min(1)
        .max(workflowChannels.length)
        .default([...workflowChannels])
        .meta({ title: 'Channels', description: 'Each recipient’s own preferences still hold' }),
      category: NotificationCategory.exclude(['security', 'service']).optional().meta({
        title: 'Category',
        description: 'Whose preferences hold; by default that of the record',
      }),
      title: requiredTemplate('Subject', limits.title),
      body: template('Message'),
    }).meta({ title: 'Notify', description: 'Tells people in the app, by mail and in their browsers' }),
    step('add_comment', {
      body: requiredTemplate('Comment'),
      visibility: CommentVisibility.default('public').meta({ title: 'Visible to' }),
    }).meta({
      title: 'Add a comment',
      description: 'On a task, or as an answer in a ticket, in the name of the admin who last saved the workflow',
    }),
    step('set_field', {
      field: requiredLine(60).meta({ title: 'Field', [PICKER]: 'settable_field' }),
      value: z.union([template('Value'), z.number(), z.boolean(), z.null()]).meta({ title: 'Value', [TEMPLATE]: true }),
    }).meta({ title: 'Set a field', description: 'Changes one field of the record' }),
    step('assign', {
      user_id: reference('Assignee', 'admin').nullable(),
    }).meta({ title: 'Assign', description: 'Gives the record to a person, or takes it from everybody' }),
    step('change_status', {
      status: requiredLine(40).meta({ title: 'Status', [PICKER]: 'status' }),
    }).meta({ title: 'Change the status', description: 'A step that the record’s states allow' }),
    step('create_task', {
      project_id: reference('Project', 'project').default('{{ record.project_id }}'),
      title: requiredTemplate('Title', limits.title),
      description: template('Description').default(''),
      priority: Priority.default('medium').meta({ title: 'Priority' }),
      assignee_id: reference('Assignee', 'admin').nullable().optional(),
      due_in_days: dueInDays,
    }).meta({ title: 'Create a task', description: 'In a project' }),
    step('create_ticket', {
      requester_id: reference('Customer', 'user').optional().meta({ description: 'By default the record’s customer' }),
      title: requiredTemplate('Title', limits.title),
      description: requiredTemplate('Description'),
      category: TicketCategory.default('other').meta({ title: 'Category' }),
      priority: Priority.default('medium').meta({ title: 'Priority' }),
    }).meta({ title: 'Create a ticket', description: 'A support ticket of a customer' }),
    step('create_milestone', {
      project_id: reference('Project', 'project').default('{{ record.project_id }}'),
      title: requiredTemplate('Title', limits.title),
      description: template('Description').default(''),
      due_in_days: dueInDays,
      approval_required: z.boolean().default(false).meta({ title: 'Needs the customer’s approval' }),
    }).meta({ title: 'Create a milestone', description: 'In a project' }),
    step('create_deal_draft', {
      customer_id: reference('Customer', 'user').default('{{ record.customer_id }}'),
      title: requiredTemplate('Title', limits.title),
      description: template('Description').default(''),
      deal_type: DealType.default('one_time').meta({ title: 'Type' }),
      interval: DealInterval.nullable().optional().meta({ title: 'Billed every', description: 'Of a recurring deal' }),
      amount: dollars.meta({ title: 'Amount', description: 'US dollars' }),
      setup_fee: dollars.optional().meta({ title: 'Setup fee', description: 'US dollars' }),
    }).meta({ title: 'Create a draft deal', description: 'For an admin to look through and send' }),
    step('call_webhook', {
      url: z
        .url({ protocol: /^https?$/, error: 'An address like https://example.com/hook' })
        .max(2_000, 'At most 2000 characters')
        .refine((text) => !hasControls(text), 'Control characters are not allowed')
        .meta({
          title: 'Address',
          description: 'A public address; redirects are not followed',
        }),
      body: template('Body', 16_000).optional().meta({
        description: 'JSON; by default the event, the record and the workflow',
      }),
    }).meta({ title: 'Call a webhook', description: 'A signed POST (Standard Webhooks)' }),
    step('delay', {
      for: WorkflowDuration.meta({ title: 'For' }),
    }).meta({ title: 'Wait a while', description: 'Goes on after that time, whatever happens meanwhile' }),
    step('wait_until', {
      event: workflowEventName.meta({ title: 'Event', description: 'About the same record' }),
      conditions: conditionGroup.optional().meta({
        title: 'Only an event where',
        description: 'Conditions over that event and the record as it is then',
      }),
      timeout: WorkflowDuration.meta({ title: 'At most' }),
      on_event: afterwards.default('continue').meta({ title: 'When it happens' }),
      on_timeout: afterwards.default('stop').meta({ title: 'When the time is over' }),
    }).meta({ title: 'Wait for an event', description: 'Until something happens to the record, or the time is over' }),
    step('ask_approval', {
      title: requiredTemplate('Question', limits.title),
      message: template('Message').default(''),
      timeout: WorkflowDuration.meta({ title: 'At most' }),
      on_timeout: afterwards.default('stop').meta({ title: 'Without an answer' }),
    }).meta({ title: 'Ask for approval', description: 'Goes on once an admin approves; stops when one rejects' }),
    step('stop', {
      reason: line(limits.title).default('').meta({ title: 'Reason' }),
    }).meta({ title: 'Stop', description: 'Ends the run here, as succeeded' }),
  ])
  .meta({ id: 'WorkflowAction' });
export type WorkflowAction = z.infer<typeof WorkflowAction>;
export type WorkflowActionType = WorkflowAction['type'];
export type ActionOf<Type extends WorkflowActionType> = Extract<WorkflowAction, { type: Type }>;

export const workflowActionTypes = WorkflowAction.options.map(({ shape }) => shape.type.value);

/** The title of an action in lists and runs. */
export const actionTitles = Object.fromEntries(
  WorkflowAction.options.map((option) => [option.shape.type.value, option.meta()?.title ?? option.shape.type.value]),
) as Readonly<Record<WorkflowActionType, string>>;
