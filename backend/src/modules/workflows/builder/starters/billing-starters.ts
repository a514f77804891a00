import { all, type Starter } from './starter.js';

const overdueBy = (days: number) => all({ field: 'record.overdue_days', operator: 'is', value: days });

/** Invoices, deals and budgets. */
export const billingStarters: readonly Starter[] = [
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
