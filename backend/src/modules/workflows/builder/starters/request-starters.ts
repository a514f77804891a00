import { all, type Starter } from './starter.js';

/** Consultation requests and their meetings. */
export const requestStarters: readonly Starter[] = [
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
