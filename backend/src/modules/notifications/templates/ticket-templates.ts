import { brand, dueLabel, type ClosedDays, type TicketStatus } from '@portal/contracts';
import type { MailContent, MailText } from '../../../infrastructure/mail/index.js';
import { formatDayOf } from '../../../infrastructure/wording/american-formats.js';
import type { TicketRow } from '../../support/index.js';
import { BUSINESS_ZONE } from '../../../infrastructure/database/business-time.js';
import { shortTime } from './meeting-labels.js';
import { greeting } from './first-name.js';
import type { TicketTemplateName } from './template.js';

/** What a template about a support ticket may use. */
export interface TicketNews {
  ticket: TicketRow;
  firstName: string;
  /** The message that the mail is about. */
  message?: { author: string; text: MailText } | undefined;
  data: Record<string, string>;
  url: string;
  now: Date;
  closed: ClosedDays;
}

type Template = (news: TicketNews) => Omit<MailContent, 'subject'>;

/** What customers read for a state. */
export const customerStatusLabels: Readonly<Record<TicketStatus, string>> = {
  new: 'Received',
  open: 'We are on it',
  pending: 'Waiting for you',
  on_hold: 'On hold',
  resolved: 'Resolved',
  closed: 'Closed',
};

const factsOf = ({ ticket }: TicketNews): [string, string][] => [
  ['Ticket', `${ticket.number} ${ticket.title}`],
  ['Priority', ticket.priority],
];

const staffFactsOf = (news: TicketNews): [string, string][] => [
  ...factsOf(news),
  ['From', news.ticket.requester_name ?? news.ticket.requester_email],
  ['Company', news.ticket.company_name ?? 'none'],
];

const wroteOf = ({ message }: TicketNews): MailText[] => (message ? [`${message.author} wrote:`, message.text] : []);

/** When the first answer is due, in words. */
export function dueSentence({ ticket, now, closed }: TicketNews): string[] {
  if (!ticket.first_response_due_at || ticket.first_responded_at) return [];
  const due = new Date(ticket.first_response_due_at);
  return [
    `Our first answer is ${dueLabel(ticket.priority, due, now, closed)}: by ${shortTime(due.toISOString(), BUSINESS_ZONE)}.`,
  ];
}

const forCustomer =
  (sentence: (news: TicketNews) => MailText[]): Template =>
  (news) => ({
    paragraphs: [greeting(news.firstName), ...sentence(news)],
    facts: factsOf(news),
    action: { label: 'Open your ticket', url: news.url },
  });

const forStaff =
  (sentence: (news: TicketNews) => MailText[]): Template =>
  (news) => ({
    paragraphs: sentence(news),
    facts: staffFactsOf(news),
    action: { label: 'Open the ticket', url: news.url },
  });

export const promiseLabel = (data: Record<string, string>): string =>
  data['promise'] === 'resolution' ? 'resolution' : 'first answer';

const moved = forCustomer(({ data }) => [`Your ticket is now: ${customerStatusLabels[data['to'] as TicketStatus]}.`]);

/** Its two answers open the ticket’s page, where a button counts: programs that look into mails follow links. */
const resolved: Template = (news) => ({
  ...forCustomer(() => [
    'Your ticket is now: Resolved.',
    'If it isn’t solved, answer on its page: that opens it again.',
  ])(news),
  question: {
    text: 'How did we do?',
    answers: [
      { label: 'Good', url: `${news.url}?rating=1` },
      { label: 'Not good', url: `${news.url}?rating=0` },
    ],
  },
});

const templates: Readonly<Record<TicketTemplateName, Template>> = {
  ticket_received: forCustomer((news) => [`We have your ticket. ${dueSentence(news).join(' ')}`.trim()]),
  ticket_opened_for_you: forCustomer((news) => [`${brand.name} opened a ticket for you.`, ...wroteOf(news)]),
  ticket_reply: forCustomer(wroteOf),
  ticket_status: (news) => (news.data['to'] === 'resolved' ? resolved(news) : moved(news)),
  ticket_merged: forCustomer(({ data }) => [
    `We merged your ticket ${data['merged']} into this one, because they are about the same. All its messages are here now.`,
    'Please answer here from now on.',
  ]),
  ticket_closing: forCustomer(({ data }) => [
    `We resolved your ticket five days ago. It closes by itself on ${formatDayOf(new Date(data['closes_at'] ?? ''))}.`,
    'If it isn’t solved, answer on its page before then: that opens it again.',
  ]),
  ticket_opened: forStaff((news) => [
    `${news.ticket.requester_name ?? news.ticket.requester_email} opened a ticket. ${dueSentence(news).join(' ')}`.trim(),
    ...wroteOf(news),
  ]),
  ticket_answer: forStaff(wroteOf),
  ticket_note: forStaff(wroteOf),
  ticket_assigned: forStaff(() => ['This ticket is yours now.']),
  ticket_urgent: forStaff((news) => [`This ticket is urgent now. ${dueSentence(news).join(' ')}`.trim()]),
  ticket_warning: forStaff(({ data }) => [`Three quarters of the time for the ${promiseLabel(data)} have passed.`]),
  ticket_breached: forStaff(({ data }) => [`The time for the ${promiseLabel(data)} has passed.`]),
};

/** A mail about a support ticket. Its subject stays the same, so that mail programs show one conversation. */
export const ticketMail = (template: TicketTemplateName, news: TicketNews): MailContent => ({
  subject: `${template === 'ticket_breached' ? 'LATE: ' : ''}[${news.ticket.number}] ${news.ticket.title}`,
  ...templates[template](news),
});
