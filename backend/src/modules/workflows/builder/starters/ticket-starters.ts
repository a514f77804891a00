import { all, type Starter } from './starter.js';

const stillPending = all({ field: 'record.status', operator: 'is', value: 'pending' });

/** Support tickets. */
export const ticketStarters: readonly Starter[] = [
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
      {
        type: 'delay',
        for: { amount: 4, unit: 'days' },
      },
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
      {
        type: 'change_status',
        only_if: stillPending,
        status: 'closed',
      },
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
