import { dueLabel, type ClosedDays, type TicketStatus } from '@portal/contracts';
import { BUSINESS_ZONE } from '../../../infrastructure/database/time/business-time.js';
import type { MailText } from '../../../infrastructure/mail/index.js';
import type { MailFrame, TextVariables } from '../../../infrastructure/message-texts/index.js';
import { formatDayOf } from '../../../infrastructure/wording/american-formats.js';
import type { TicketRow } from '../../support/index.js';
import type { TicketTemplateName } from './catalogue/ticket-texts.js';
import { readerVariables } from './first-name.js';
import { shortTime } from './meeting-labels.js';

/** What a mail about a support ticket may use. */
export interface TicketNews {
  ticket: TicketRow;
  isForStaff: boolean;
  firstName: string;
  /** The message that the mail is about. */
  message?: { author: string; text: MailText } | undefined;
  data: Record<string, string>;
  url: string;
  now: Date;
  closed: ClosedDays;
}

/** What customers read for a state. */
const customerStatusLabels: Readonly<Record<TicketStatus, string>> = {
  new: 'Received',
  open: 'We are on it',
  pending: 'Waiting for you',
  on_hold: 'On hold',
  resolved: 'Resolved',
  closed: 'Closed',
};

/** When the first answer is due, as a sentence; empty where it isn't due or was given. */
function dueSentence({ ticket, now, closed }: TicketNews): string {
  if (!ticket.first_response_due_at || ticket.first_responded_at) return '';
  const due = new Date(ticket.first_response_due_at);
  return `Our first answer is ${dueLabel(ticket.priority, due, now, closed)}: by ${shortTime(due.toISOString(), BUSINESS_ZONE)}.`;
}

/** The variables of a title about a ticket. */
export const ticketTitleVariables = (ticket: TicketRow, data: Record<string, string>): TextVariables => ({
  ticket_number: ticket.number,
  ticket_title: ticket.title,
  priority: ticket.priority,
  customer_name: ticket.requester_name ?? ticket.requester_email,
  company_name: ticket.company_name ?? '',
  status: data['to'] ? customerStatusLabels[data['to'] as TicketStatus] : '',
  merged_number: data['merged'] ?? '',
  promise: data['promise'] === 'resolution' ? 'resolution' : 'first answer',
  closes_on: data['closes_at'] ? formatDayOf(new Date(data['closes_at'])) : '',
});

/** The variables of a mail about a ticket. */
export const ticketVariables = (news: TicketNews): TextVariables => ({
  ...ticketTitleVariables(news.ticket, news.data),
  ...readerVariables(news.firstName),
  due: dueSentence(news),
  author: news.message?.author ?? '',
  message: news.message?.text ?? '',
});

/** The frame of a mail about a ticket. */
export function ticketFrame(template: TicketTemplateName, { ticket, isForStaff, data, url }: TicketNews): MailFrame {
  const facts: [string, string][] = [
    ['Ticket', `${ticket.number} ${ticket.title}`],
    ['Priority', ticket.priority],
  ];
  if (isForStaff)
    facts.push(['From', ticket.requester_name ?? ticket.requester_email], ['Company', ticket.company_name ?? 'none']);
  const isResolved = template === 'ticket_status' && data['to'] === 'resolved';
  return { facts, actionUrl: url, ...(isResolved ? { question: ratingQuestion(url) } : {}) };
}

/** Its two answers open the ticket's page, where a button counts: programs that look into mails follow links. */
const ratingQuestion = (url: string): NonNullable<MailFrame['question']> => ({
  text: 'How did we do?',
  answers: [
    { label: 'Good', url: `${url}?rating=1` },
    { label: 'Not good', url: `${url}?rating=0` },
  ],
});
