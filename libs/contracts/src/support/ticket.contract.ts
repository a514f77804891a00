import { z } from 'zod';
import { limits } from '../core/limits.js';
import { adminsOnly, deletedQuery, groupByForAdmins, oneOrMore, pageQuery, sortBy } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import { id, instant, longText, recordFields, requiredLine, requiredLongText, version } from '../core/primitives.js';
import { priorities, Priority } from '../core/priorities.js';
import { CommentView, CommentVisibility } from '../comments/comment.contract.js';
import { TicketPerson } from './ticket-people.contract.js';
import { anyOfTags, ticketTags } from './ticket-tags.js';

export const ticketStatuses = ['new', 'open', 'pending', 'on_hold', 'resolved', 'closed'] as const;
export const TicketStatus = z.enum(ticketStatuses);
export type TicketStatus = z.infer<typeof TicketStatus>;

/** Whether the service clocks of a ticket run, are paused, or have ended, by its state: every state has its line here. */
const clockOf: Readonly<Record<TicketStatus, 'running' | 'paused' | 'ended'>> = {
  new: 'running',
  open: 'running',
  pending: 'paused',
  on_hold: 'paused',
  resolved: 'ended',
  closed: 'ended',
};
/** What the dashboard card "Open Tickets" counts (decisions, section 5). */
export const openTicketStatuses = ticketStatuses.filter((status) => clockOf[status] !== 'ended');
/** Whether a ticket in this state is neither resolved nor closed. */
export const isTicketOpen = (status: TicketStatus): boolean => clockOf[status] !== 'ended';
/** Whether the service clocks run in this state. */
export const isTicketRunning = (status: TicketStatus): boolean => clockOf[status] === 'running';
export const runningTicketStatuses = ticketStatuses.filter(isTicketRunning);

export const ticketCategories = [
  'computers',
  'network',
  'email',
  'software',
  'phones',
  'security',
  'service_visit',
  'billing',
  'contract',
  'other',
] as const;
export const TicketCategory = z.enum(ticketCategories);
export type TicketCategory = z.infer<typeof TicketCategory>;

/** How a ticket came. */
export const ticketSources = ['portal', 'admin', 'mail', 'system', 'import'] as const;
export type TicketSource = (typeof ticketSources)[number];

/** Why a snoozed ticket is back: its time came, a customer wrote, a clock warned, or an admin moved or woke it. */
export const ticketWakeReasons = ['time', 'answer', 'third_party', 'clock', 'assignment', 'reopening', 'hand'] as const;
export type TicketWakeReason = (typeof ticketWakeReasons)[number];

/** The two instants of a promise and when it was kept (decisions, section 5). */
const promise = (what: string) =>
  z.object({
    warning_at: instant.nullable().meta({ description: 'When three quarters of the time have passed' }),
    due_at: instant.nullable().meta({ description: `When ${what} is due; null while the clock stands still before` }),
    met_at: instant.nullable(),
  });

/** What the requester of a ticket sees, the people on it, and the primary contacts of the company. */
export const customerTicketView = object('CustomerTicket', {
  id,
  number: z.string().meta({ examples: ['S-0001'] }),
  title: z.string(),
  description: z.string().meta({ description: 'The first message as it was written' }),
  category: TicketCategory,
  priority: Priority,
  status: TicketStatus,
  source: z.enum(ticketSources),
  requester_id: id,
  requester_name: z.string().nullable(),
  company_id: id.nullable(),
  company_name: z.string().nullable(),
  people: z.array(TicketPerson).meta({ description: 'Who else is on the ticket: reads and answers it' }),
  assignee_id: id.nullable(),
  assignee_name: z.string().nullable(),
  project_id: id.nullable().meta({ description: 'What the ticket is about' }),
  project_name: z.string().nullable(),
  deal_id: id.nullable(),
  deal_title: z.string().nullable(),
  invoice_id: id.nullable(),
  invoice_number: z.string().nullable(),
  first_response: promise('the first answer'),
  resolution: promise('the solution'),
  is_paused: z.boolean().meta({ description: 'Whether the clocks stand still: pending, on hold or ended' }),
  last_reply_at: instant,
  last_reply_by: z.enum(['customer', 'admin']),
  last_words: z.string().nullable().meta({ description: 'How the last public message begins, as one line' }),
  resolved_at: instant.nullable(),
  closed_at: instant.nullable(),
  follows_id: id.nullable().meta({ description: 'The closed ticket that this one goes on with' }),
  merged_into_id: id.nullable(),
  csat_score: z.int().nullable().meta({ description: '1 for good, 0 for not good; null: not rated' }),
  csat_comment: z.string().nullable(),
  ...recordFields,
});

/** What admins see: the same and what is internal. */
export const TicketView = customerTicketView
  .extend({
    requester_email: z.string().optional().meta({ description: 'Admins only' }),
    error_group_id: id.nullable().optional().meta({ description: 'Admins only: the error it was made of' }),
    snoozed_until: instant
      .nullable()
      .optional()
      .meta({ description: 'Admins only: until when it stays out of the queues of open work' }),
    tags: z.array(z.string()).optional().meta({ description: 'Admins only: what the team calls tickets of its sort' }),
  })
  .meta({ id: 'Ticket' });
export type TicketView = z.infer<typeof TicketView>;

/** A new ticket. Its description is the first message of the thread; files follow on that message. */
export const CreateTicket = strictObject('CreateTicket', {
  title: requiredLine(limits.title),
  description: requiredLongText,
  category: TicketCategory.default('other'),
  priority: Priority.default('medium'),
  project_id: id.optional(),
  deal_id: id.optional(),
  invoice_id: id.optional(),
  error_group_id: id.optional().meta({ description: 'Admins only' }),
  requester_id: id.optional().meta({ description: 'Admins only: whose ticket this is' }),
  files: z.int().min(0).max(limits.attachmentsPerComment).optional().meta({
    description: 'How many files follow on the first message',
  }),
});
export type CreateTicket = z.infer<typeof CreateTicket>;

/** A ticket with its first message, to which the files of the form go. */
export const OpenedTicket = TicketView.extend({ first_message_id: id }).meta({ id: 'OpenedTicket' });
export type OpenedTicket = z.infer<typeof OpenedTicket>;

/** Changes only the fields it carries. Customers: status (resolved, open) and priority. */
export const UpdateTicket = strictObject('UpdateTicket', {
  title: requiredLine(limits.title).optional(),
  category: TicketCategory.optional(),
  priority: Priority.optional(),
  status: TicketStatus.optional(),
  assignee_id: id.nullable().optional(),
  project_id: id.nullable().optional(),
  deal_id: id.nullable().optional(),
  invoice_id: id.nullable().optional(),
  error_group_id: id.nullable().optional(),
  snoozed_until: instant
    .nullable()
    .optional()
    .meta({ description: 'Until when it stays out of the queues of open work; null wakes it' }),
  tags: ticketTags.optional().meta({ description: 'Its tags from now on' }),
  add_tags: ticketTags.optional().meta({ description: 'Tags that it gets, beside those it has' }),
  remove_tags: ticketTags.optional().meta({ description: 'Tags that it has no longer' }),
  version: version.optional(),
});
export type UpdateTicket = z.infer<typeof UpdateTicket>;

/** What a customer may write; anything else in an update is a 400 that names the field. */
export const customerTicketFields = ['status', 'priority', 'version'] as const;

/** What a customer may send with an answer. */
export const customerReplyFields = ['body', 'visibility', 'status', 'files'] as const;

/** An answer in the thread; `status` moves the ticket in the same step. */
export const ReplyToTicket = strictObject('ReplyToTicket', {
  body: requiredLongText,
  visibility: CommentVisibility.default('public').meta({ description: 'Admins only: internal' }),
  status: TicketStatus.optional(),
  priority: Priority.optional().meta({ description: 'Admins only, as what follows: changes the ticket too' }),
  assignee_id: id.nullable().optional(),
  add_tags: ticketTags.optional(),
  files: z.int().min(0).max(limits.attachmentsPerComment).optional().meta({ description: 'How many files follow' }),
});
export type ReplyToTicket = z.infer<typeof ReplyToTicket>;

/** The message, and the ticket as it is after it: another one where the reply went to a closed ticket. */
export const TicketReplied = object('TicketReplied', { message: CommentView, ticket: TicketView });
export type TicketReplied = z.infer<typeof TicketReplied>;

/** The ticket that stays when two are merged. */
export const MergeTicket = strictObject('MergeTicket', { into_id: id });
export type MergeTicket = z.infer<typeof MergeTicket>;

/** The message of a ticket that becomes one of its own, and what the new one is called. */
export const SplitTicket = strictObject('SplitTicket', { message_id: id, title: requiredLine(limits.title) });
export type SplitTicket = z.infer<typeof SplitTicket>;

/** How the requester rates a ticket that was resolved. */
export const RateTicket = strictObject('RateTicket', { score: z.int().min(0).max(1), comment: longText.optional() });
export type RateTicket = z.infer<typeof RateTicket>;

export const ticketSortColumns = [
  'created_at',
  'updated_at',
  'last_reply_at',
  'next_due_at',
  'first_response_due_at',
  'resolution_due_at',
  'number',
  'title',
  'status',
  'priority',
] as const;

/** What the console brings tickets together by; `due`: by when their next promise is due, those whose clock stands still last. */
export const ticketGroupFields = ['due', 'assignee_name', 'priority', 'status'] as const;

export const ListTickets = z.strictObject({
  ...pageQuery,
  status: oneOrMore(ticketStatuses).optional(),
  priority: oneOrMore(priorities).optional(),
  category: oneOrMore(ticketCategories).optional(),
  assignee_id: z.union([id, z.literal('unassigned')]).optional(),
  requester_id: id.optional(),
  company_id: adminsOnly(id.optional()),
  project_id: id.optional(),
  deal_id: id.optional(),
  invoice_id: id.optional(),
  open: z.stringbool().optional().meta({ description: 'Only tickets that are neither resolved nor closed' }),
  breached: adminsOnly(z.stringbool().optional(), 'only tickets with a promise that is past due'),
  due_next: adminsOnly(z.stringbool().optional(), 'only open tickets whose clocks run'),
  snoozed: adminsOnly(z.stringbool().optional(), 'only tickets that are snoozed now'),
  tag: anyOfTags,
  ...deletedQuery,
  sortBy: sortBy(ticketSortColumns, 'last_reply_at'),
  groupBy: groupByForAdmins(ticketGroupFields),
});
export type ListTickets = z.infer<typeof ListTickets>;
