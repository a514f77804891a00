import { brand } from '@portal/contracts';
import type { TextSource } from '../../../../infrastructure/message-texts/index.js';
import { greetingVariables, letter, paragraphs, variable, type TemplateTexts } from './template-definition.js';

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

const customer = { category: 'tickets', recipients: 'The requester' } as const;
const staff = { category: 'tickets', recipients: 'Admins: the assignee, else all' } as const;
const SUBJECT = '[{{ ticket_number }}] {{ ticket_title }}';
const WROTE = ['{{ author }} wrote:', '{{ message }}'];
/** The same where a ticket may have no message. */
const WROTE_IF_ANY = ['{% if message != "" %}{{ author }} wrote:{% endif %}', '{{ message }}'];
/** The subject stays the same, so that mail programs show one conversation. */
const toCustomer = (title: string, ...body: string[]): TextSource => ({
  ...letter(title, body, 'Open your ticket'),
  subject: SUBJECT,
});
const toStaff = (title: string, ...body: string[]): TextSource => ({
  ...{ subject: SUBJECT, title, body: paragraphs(...body), action: 'Open the ticket' },
});
const forCustomer = [...greetingVariables, ...ticket];

export const ticketTexts = {
  ticket_received: {
    ...customer,
    isDirect: true,
    label: 'Ticket received',
    description: 'Confirms a new ticket.',
    variables: [...forCustomer, due],
    text: toCustomer('We have your ticket {{ ticket_number }}', 'We have your ticket. {{ due }}'),
  },
  ticket_opened_for_you: {
    ...customer,
    label: 'Ticket opened for the customer',
    description: 'An admin opened a ticket on behalf of the customer.',
    variables: [...forCustomer, ...wrote],
    text: toCustomer(
      'We opened the ticket {{ ticket_number }} for you',
      `${brand.name} opened a ticket for you.`,
      ...WROTE_IF_ANY,
    ),
  },
  ticket_reply: {
    ...customer,
    isDirect: true,
    label: 'Reply to a ticket',
    description:
      'An admin’s answer, with its text. The subject stays the same, so that mail programs show one conversation.',
    variables: [...forCustomer, ...wrote],
    text: toCustomer('We answered your ticket {{ ticket_number }}', ...WROTE),
  },
  ticket_status: {
    ...customer,
    label: 'Ticket status changed',
    description: 'The status of a ticket changed: waiting for the customer, on hold, resolved, reopened or closed.',
    variables: [...forCustomer, status],
    text: toCustomer(
      'Your ticket {{ ticket_number }}: {{ status }}',
      'Your ticket is now: {{ status }}.',
      '{% if status == "Resolved" %}If it isn’t solved, answer on its page: that opens it again.{% endif %}',
    ),
  },
  ticket_merged: {
    ...customer,
    label: 'Ticket merged',
    description: 'A ticket was merged into another one.',
    variables: [...forCustomer, variable('merged_number', 'Number of the merged ticket', 'S-0041')],
    text: toCustomer(
      'Your ticket {{ merged_number }} is now part of {{ ticket_number }}',
      'We merged your ticket {{ merged_number }} into this one, because they are about the same. All its messages are here now.',
      'Please answer here from now on.',
    ),
  },
  ticket_closing: {
    ...customer,
    label: 'Ticket closing soon',
    description: 'Sent two days before a resolved ticket closes automatically.',
    variables: [...forCustomer, variable('closes_on', 'Closing date', 'March 18, 2026')],
    text: toCustomer(
      'Your ticket {{ ticket_number }} closes in two days',
      'We resolved your ticket five days ago. It closes by itself on {{ closes_on }}.',
      'If it isn’t solved, answer on its page before then: that opens it again.',
    ),
  },
  ticket_opened: {
    ...staff,
    recipients: 'Every admin; of an urgent ticket the on-call address too',
    critical: 'urgent_on_call',
    label: 'New ticket',
    description: 'Notifies the team of a ticket, with its first message.',
    variables: [...ticket, due, ...wrote],
    text: toStaff(
      'New ticket {{ ticket_number }} from {{ customer_name }}',
      '{{ customer_name }} opened a ticket. {{ due }}',
      ...WROTE_IF_ANY,
    ),
  },
  ticket_answer: {
    ...staff,
    isDirect: true,
    label: 'Customer reply to a ticket',
    description: 'A customer’s reply in a ticket.',
    variables: [...ticket, ...wrote],
    text: toStaff('{{ customer_name }} answered in {{ ticket_number }}', ...WROTE),
  },
  ticket_note: {
    ...staff,
    recipients: 'The assignee',
    label: 'Internal note on a ticket',
    description: 'Another admin’s internal note.',
    variables: [...ticket, ...wrote],
    text: toStaff('Note on {{ ticket_number }}', ...WROTE),
  },
  ticket_assigned: {
    ...staff,
    recipients: 'The new assignee',
    label: 'Ticket assigned',
    description: 'A ticket was assigned to an admin.',
    variables: ticket,
    text: toStaff('{{ ticket_number }} is yours', 'This ticket is yours now.'),
  },
  ticket_urgent: {
    ...staff,
    recipients: 'Every admin, and the on-call address',
    critical: 'on_call',
    label: 'Ticket became urgent',
    description: 'The priority of a ticket was raised to urgent.',
    variables: [...ticket, due],
    text: toStaff('{{ ticket_number }} is urgent now', 'This ticket is urgent now. {{ due }}'),
  },
  ticket_warning: {
    ...staff,
    label: 'Ticket due soon',
    description: 'Three quarters of the promised time have passed.',
    variables: [...ticket, promise],
    text: toStaff('{{ ticket_number }} is due soon', 'Three quarters of the time for the {{ promise }} have passed.'),
  },
  ticket_breached: {
    ...staff,
    recipients: 'Every admin; of an urgent ticket the on-call address too',
    critical: 'on_call',
    label: 'Ticket overdue',
    description: 'The promised time has passed.',
    variables: [...ticket, promise],
    text: {
      ...toStaff('{{ ticket_number }} is late', 'The time for the {{ promise }} has passed.'),
      subject: `LATE: ${SUBJECT}`,
    },
  },
} satisfies TemplateTexts;

export type TicketTemplateName = keyof typeof ticketTexts;
