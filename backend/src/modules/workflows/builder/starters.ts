import { type ConditionGroup, CreateWorkflow, type WorkflowStarter } from '@portal/contracts';
import type { z } from 'zod';

/** All of these hold. */
const all = (...conditions: ConditionGroup['conditions']): ConditionGroup => ({ match: 'all', conditions });

/** What an admin could have typed, under a key. */
type Starter = z.input<typeof CreateWorkflow> & { key: string };

/** Consultation requests and their meetings. */
const requestStarters: readonly Starter[] = [
  {
    key: 'acknowledge_request',
    name: 'Acknowledge a request',
    description:
      'Thanks the customer for a consultation request half an hour later, unless we have been in touch by then.',
    trigger: { type: 'event', event: 'consultation.requested' },
    conditions: all({ field: 'record.consultation_type', operator: 'is_not', value: 'emergency_assessment' }),
    actions: [
      { type: 'delay', for: { amount: 30, unit: 'minutes' } },
      {
        type: 'notify',
        only_if: all({ field: 'record.first_responded_at', operator: 'is_set', value: false }),
        recipients: [{ to: 'requester' }],
        channels: ['in_app', 'email'],
        title: 'We are on it: {{ record.title }}',
        body: 'Hello {{ record.name }}, thank you for your request {{ record.reference }}. One of us reads it now and contacts you by {{ record.promised_by | date: "%A, %B %-d at %-I:%M %p" }}.',
      },
    ],
  },
  {
    key: 'promise_warning',
    name: 'Promise warning at 20 hours',
    description:
      'Tells all admins when a request is 20 hours old and was not answered, 4 hours before the promise ends.',
    trigger: { type: 'event', event: 'consultation.requested' },
    actions: [
      { type: 'delay', for: { amount: 20, unit: 'hours' } },
      {
        type: 'notify',
        only_if: all(
          { field: 'record.first_responded_at', operator: 'is_set', value: false },
          { field: 'record.status', operator: 'is', value: 'pending' },
        ),
        recipients: [{ to: 'admins' }],
        title: 'Due in 4 hours: {{ record.reference }} {{ record.title }}',
        body: '{{ record.name }} waits for a first answer until {{ record.promised_by | date: "%A at %-I:%M %p" }}.',
      },
    ],
  },
  {
    key: 'no_show_rebook',
    name: 'No-show: offer another time',
    description:
      'Asks a customer who missed a meeting to pick another time, and reminds us when nothing came in 3 days.',
    trigger: { type: 'event', event: 'meeting.status_changed' },
    conditions: all({ field: 'event.to', operator: 'is', value: 'no_show' }),
    actions: [
      {
        type: 'notify',
        recipients: [{ to: 'requester' }],
        title: 'Sorry we missed you: {{ record.consultation_title }}',
        body: 'We could not reach you at the agreed time. Please pick another time that suits you.',
      },
      { type: 'delay', for: { amount: 3, unit: 'days' } },
      {
        type: 'notify',
        recipients: [{ to: 'admins' }],
        channels: ['in_app'],
        title: 'No new time yet: {{ record.consultation_reference }}',
        body: 'Three days ago a meeting about {{ record.consultation_title }} was missed. A call may help.',
      },
    ],
  },
];

const stillPending = all({ field: 'record.status', operator: 'is', value: 'pending' });

/** Support tickets. */
const ticketStarters: readonly Starter[] = [
  {
    key: 'waiting_on_customer',
    name: 'Waiting on the customer',
    description: 'Asks again after 3 days and after 7 days without an answer, then closes the ticket a day later.',
    trigger: { type: 'event', event: 'ticket.status_changed' },
    conditions: all({ field: 'event.to', operator: 'is', value: 'pending' }),
    actions: [
      {
        type: 'wait_until',
        event: 'ticket.replied',
        conditions: all({ field: 'event.by', operator: 'is', value: 'customer' }),
        timeout: { amount: 3, unit: 'days' },
        on_event: 'stop',
        on_timeout: 'continue',
      },
      {
        type: 'add_comment',
        only_if: stillPending,
        body: 'Hello {{ record.requester_name }}, we still need your answer to go on with this. Could you have a look?',
      },
      { type: 'delay', for: { amount: 4, unit: 'days' } },
      {
        type: 'stop',
        only_if: { ...stillPending, match: 'none' },
        reason: 'The ticket no longer waits for the customer',
      },
      {
        type: 'add_comment',
        body: 'We have not heard from you for a week. We close this ticket tomorrow; an answer keeps it open.',
      },
      { type: 'delay', for: { amount: 1, unit: 'days' } },
      { type: 'change_status', only_if: stillPending, status: 'closed' },
    ],
  },
  {
    key: 'csat_on_close',
    name: 'Ask how it went',
    description:
      'Asks the customer to rate a ticket a day after it was resolved or closed, unless it was rated by then.',
    trigger: { type: 'event', event: 'ticket.status_changed' },
    conditions: all({ field: 'event.to', operator: 'in', value: ['resolved', 'closed'] }),
    cooldown_minutes: 1_440,
    actions: [
      { type: 'delay', for: { amount: 1, unit: 'days' } },
      {
        type: 'notify',
        only_if: all(
          { field: 'record.csat_score', operator: 'is_set', value: false },
          { field: 'record.merged_into_id', operator: 'is_set', value: false },
          { field: 'record.status', operator: 'in', value: ['resolved', 'closed'] },
        ),
        recipients: [{ to: 'requester' }],
        title: 'How did we do with {{ record.number }}?',
        body: 'Tell us whether “{{ record.title }}” was solved to your satisfaction. It takes one click.',
      },
    ],
  },
];

const overdueBy = (days: number) => all({ field: 'record.overdue_days', operator: 'is', value: days });

/** Invoices, deals and budgets. */
const billingStarters: readonly Starter[] = [
  {
    key: 'overdue_ladder',
    name: 'Overdue invoices',
    description:
      'Reminds the customer 3, 10 and 20 days after the due date; the third time a ticket for a call is opened.',
    trigger: { type: 'schedule', cron: '0 9 * * *', time_zone: 'America/New_York', record: 'invoice' },
    conditions: all(
      { field: 'record.status', operator: 'is', value: 'open' },
      { field: 'record.overdue_days', operator: 'in', value: [3, 10, 20] },
    ),
    actions: [
      {
        type: 'notify',
        recipients: [{ to: 'requester' }],
        title: 'Invoice {{ record.number }} is {{ record.overdue_days }} days past due',
        body: 'A balance of ${{ record.balance }} is open since {{ record.due_date }}. Please tell us if something keeps you from paying.',
      },
      {
        type: 'create_ticket',
        only_if: overdueBy(20),
        title: 'Call about invoice {{ record.number }}',
        description: 'The invoice is 20 days past due with a balance of ${{ record.balance }}.',
        category: 'billing',
        priority: 'high',
      },
    ],
  },
  {
    key: 'renewal_notice',
    name: 'Renewal notice 30 days before',
    description: 'Tells the customer of a yearly deal 30 days before its next period is billed.',
    trigger: { type: 'schedule', cron: '0 9 * * *', time_zone: 'America/New_York', record: 'deal' },
    conditions: all(
      { field: 'record.current_status', operator: 'is', value: 'active' },
      { field: 'record.interval', operator: 'is', value: 'year' },
      { field: 'record.next_bill_on.days_from_now', operator: 'is', value: 30 },
    ),
    actions: [
      {
        type: 'notify',
        recipients: [{ to: 'requester' }],
        title: '{{ record.title }} renews in 30 days',
        body: 'Your deal {{ record.number }} goes on for another year from {{ record.next_bill_on }}. Tell us if anything should change.',
      },
    ],
  },
  {
    key: 'deal_onboarding',
    name: 'Onboarding tasks for an accepted deal',
    description: 'Creates the first tasks and a milestone in the project of a deal once it is accepted.',
    trigger: { type: 'event', event: 'deal.accepted' },
    conditions: all({ field: 'record.project_id', operator: 'is_set', value: true }),
    actions: [
      {
        type: 'create_milestone',
        title: 'Onboarding',
        description: 'Everything before the work begins.',
        due_in_days: 14,
      },
      { type: 'create_task', title: 'Kick-off call', priority: 'high', due_in_days: 3 },
      { type: 'create_task', title: 'Collect access and contacts', due_in_days: 5 },
      { type: 'create_task', title: 'Set up monitoring and backups', due_in_days: 10 },
    ],
  },
  {
    key: 'budget_80',
    name: 'Budget used by 80 %',
    description:
      'Looks at active projects every morning and tells all admins of those that used 80 % of their hours or money, once a week.',
    trigger: { type: 'schedule', cron: '0 8 * * 1-5', time_zone: 'America/New_York', record: 'project' },
    conditions: all(
      { field: 'record.status', operator: 'is', value: 'active' },
      {
        match: 'any',
        conditions: [
          { field: 'record.hours_used', operator: 'gt', value: 79.9 },
          { field: 'record.budget_used', operator: 'gt', value: 79.9 },
        ],
      },
    ),
    cooldown_minutes: 10_080,
    actions: [
      {
        type: 'notify',
        recipients: [{ to: 'assignee' }, { to: 'admins' }],
        title: '{{ record.name }} has used 80 % of its budget',
        body: '{{ record.hours_used | default: 0 }} % of the hours and {{ record.budget_used | default: 0 }} % of the money are used; {{ record.progress }} % of the work is done.',
      },
    ],
  },
];

/** Workflows to begin with; none is there, or enabled, until an admin makes one of it. */
export const starters: readonly WorkflowStarter[] = [...requestStarters, ...ticketStarters, ...billingStarters].map(
  ({ key, ...workflow }) => ({
    key,
    name: workflow.name,
    description: workflow.description ?? '',
    workflow: CreateWorkflow.parse({ ...workflow, starter: key }),
  }),
);
