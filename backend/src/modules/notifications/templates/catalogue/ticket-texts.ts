import { brand } from '@portal/contracts';
import { letters, notices, variable, type TemplateTexts } from './template-definition.js';

const ticket = [
  variable('ticket_number', 'Ticket number', 'S-0042'),
  variable('ticket_title', 'Ticket title', 'The oven display is dark'),
  variable('priority', 'Priority', 'high'),
  variable('customer_name', 'Customer’s name', 'Dana Whitfield'),
  variable('company_name', 'Customer’s company; may be empty', 'Neuse Bakery'),
];
const wrote = [
  variable('author', 'Author of the message', 'Avery Cole', true),
  variable('message', 'Message', 'Please restart it once and tell us what happens.', true),
];
const due = variable(
  'due',
  'Due time of the first answer, as a sentence; empty if none is due',
  'Our first answer is due today: by Tue, Mar 16, 3:00 PM EDT.',
  true,
);
const status = variable('status', 'New status, as customers see it', 'Waiting for you');
const promise = variable('promise', 'Promise that is due: “first answer” or “resolution”', 'first answer');

/** The subject stays the same, so that mail programs show one conversation. */
const common = { category: 'tickets', subject: '[{{ ticket_number }}] {{ ticket_title }}', variables: ticket } as const;
const toCustomer = letters({ ...common, recipients: 'The requester', action: 'Open your ticket' });
const IN_CONVERSATION = 'The requester and the people on the ticket';
const toStaff = notices({ ...common, recipients: 'Admins: the assignee, else all', action: 'Open the ticket' });
const WROTE = ['{{ author }} wrote:', '{{ message }}'];
/** The same where a ticket may have no message. */
const WROTE_IF_ANY = ['{% if message != "" %}{{ author }} wrote:{% endif %}', '{{ message }}'];
const NOW = 'Your ticket is now: {{ status }}.';
const UNLESS_SOLVED =
  '{% if status == "Resolved" %}If it isn’t solved, answer on its page: that opens it again.{% endif %}';

export const ticketTexts = {
  ticket_received: toCustomer({
    isDirect: true,
    label: 'Ticket received',
    description: 'Confirms a new ticket.',
    variables: [due],
    title: 'We have your ticket {{ ticket_number }}',
    body: ['We have your ticket. {{ due }}'],
  }),
  ticket_opened_for_you: toCustomer({
    label: 'Ticket opened for the customer',
    description: 'An admin opened a ticket on behalf of the customer.',
    variables: wrote,
    title: 'We opened the ticket {{ ticket_number }} for you',
    body: [`${brand.name} opened a ticket for you.`, ...WROTE_IF_ANY],
  }),
  ticket_reply: toCustomer({
    isDirect: true,
    recipients: IN_CONVERSATION,
    label: 'Reply to a ticket',
    description:
      'An admin’s answer, with its text. The subject stays the same, so that mail programs show one conversation.',
    variables: [...wrote, variable('status', 'New status, if the answer brought one; else empty', 'Waiting for you')],
    title: 'We answered your ticket {{ ticket_number }}',
    body: [...WROTE, `{% if status != "" %}${NOW}{% endif %}`, UNLESS_SOLVED],
  }),
  ticket_message: toCustomer({
    isDirect: true,
    recipients: IN_CONVERSATION,
    label: 'Message of another customer in a ticket',
    description: 'What another customer wrote in a ticket, with its text.',
    variables: wrote,
    title: 'There is a new message in {{ ticket_number }}',
    body: [...WROTE],
  }),
  ticket_added: toCustomer({
    recipients: 'The person',
    label: 'Added to a ticket',
    description: 'A customer was put on the ticket of another one.',
    title: 'You are on the ticket {{ ticket_number }} now',
    body: [
      'You are on this ticket now: you can read the whole conversation and answer, and you get its messages by e-mail.',
      'If it doesn’t concern you, leave it on its page.',
    ],
  }),
  ticket_status: toCustomer({
    label: 'Ticket status changed',
    description: 'The status of a ticket changed: waiting for the customer, on hold, resolved, reopened or closed.',
    variables: [status],
    title: 'Your ticket {{ ticket_number }}: {{ status }}',
    body: [NOW, UNLESS_SOLVED],
  }),
  ticket_merged: toCustomer({
    label: 'Ticket merged',
    description: 'A ticket was merged into another one.',
    variables: [variable('merged_number', 'Number of the merged ticket', 'S-0041')],
    title: 'Your ticket {{ merged_number }} is now part of {{ ticket_number }}',
    body: [
      'We merged your ticket {{ merged_number }} into this one, because they are about the same. All its messages are here now.',
      'Please answer here from now on.',
    ],
  }),
  ticket_unmerged: toCustomer({
    label: 'Ticket separated again',
    description: 'A merged ticket is one of its own again.',
    title: 'Your ticket {{ ticket_number }} goes on by itself',
    body: ['Your ticket is one of its own again, with the messages that you wrote in it. Please answer about it here.'],
  }),
  ticket_closing: toCustomer({
    label: 'Ticket closing soon',
    description: 'Sent two days before a resolved ticket closes automatically.',
    variables: [variable('closes_on', 'Closing date', 'March 18, 2026')],
    title: 'Your ticket {{ ticket_number }} closes in two days',
    body: [
      'We resolved your ticket five days ago. It closes by itself on {{ closes_on }}.',
      'If it isn’t solved, answer on its page before then: that opens it again.',
    ],
  }),
  ticket_opened: toStaff({
    recipients: 'Every admin; of an urgent ticket the on-call address too',
    critical: 'urgent_on_call',
    label: 'New ticket',
    description: 'Notifies the team of a ticket, with its first message.',
    variables: [due, ...wrote],
    title: 'New ticket {{ ticket_number }} from {{ customer_name }}',
    body: ['{{ customer_name }} opened a ticket. {{ due }}', ...WROTE_IF_ANY],
  }),
  ticket_answer: toStaff({
    isDirect: true,
    label: 'Customer reply to a ticket',
    description: 'A customer’s reply in a ticket.',
    variables: wrote,
    title: 'New answer in {{ ticket_number }}: {{ ticket_title }}',
    body: [...WROTE],
  }),
  ticket_note: toStaff({
    recipients: 'The assignee and those the note mentions',
    label: 'Internal note on a ticket',
    description: 'Another admin’s internal note.',
    variables: wrote,
    title: 'Note on {{ ticket_number }}',
    body: [...WROTE],
  }),
  ticket_assigned: toStaff({
    recipients: 'The new assignee',
    label: 'Ticket assigned',
    description: 'A ticket was assigned to an admin.',
    title: '{{ ticket_number }} is yours',
    body: ['This ticket is yours now.'],
  }),
  ticket_urgent: toStaff({
    recipients: 'Every admin, and the on-call address',
    critical: 'on_call',
    label: 'Ticket became urgent',
    description: 'The priority of a ticket was raised to urgent.',
    variables: [due],
    title: '{{ ticket_number }} is urgent now',
    body: ['This ticket is urgent now. {{ due }}'],
  }),
  ticket_warning: toStaff({
    label: 'Ticket due soon',
    description: 'Three quarters of the promised time have passed.',
    variables: [promise],
    title: '{{ ticket_number }} is due soon',
    body: ['Three quarters of the time for the {{ promise }} have passed.'],
  }),
  ticket_breached: toStaff({
    recipients: 'Every admin; of an urgent ticket the on-call address too',
    critical: 'on_call',
    label: 'Ticket overdue',
    description: 'The promised time has passed.',
    variables: [promise],
    subject: `LATE: ${common.subject}`,
    title: '{{ ticket_number }} is late',
    body: ['The time for the {{ promise }} has passed.'],
  }),
} satisfies TemplateTexts;

export type TicketTemplateName = keyof typeof ticketTexts;
