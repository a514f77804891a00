import type { TicketStatus } from '@portal/contracts';
import type { TextVariables } from '../../../../infrastructure/message-texts/index.js';
import { formatDayOf } from '../../../../infrastructure/wording/american-formats.js';
import type { TicketRow } from '../../../support/index.js';
import { greeting } from '../first-name.js';
import { customerStatusLabels, dueSentence, promiseLabel, type TicketNews } from '../ticket-templates.js';

/** What the title of a notification about a ticket is filled with. */
export const ticketTitleVariables = (ticket: TicketRow, data: Record<string, string>): TextVariables => ({
  ticket_number: ticket.number,
  ticket_title: ticket.title,
  priority: ticket.priority,
  customer_name: ticket.requester_name ?? ticket.requester_email,
  company_name: ticket.company_name ?? '',
  status: data['to'] ? customerStatusLabels[data['to'] as TicketStatus] : '',
  merged_number: data['merged'] ?? '',
  promise: promiseLabel(data),
  closes_on: data['closes_at'] ? formatDayOf(new Date(data['closes_at'])) : '',
});

/** What a mail about a ticket is filled with. */
export const ticketVariables = (news: TicketNews): TextVariables => ({
  ...ticketTitleVariables(news.ticket, news.data),
  greeting: greeting(news.firstName),
  first_name: news.firstName,
  due: dueSentence(news).join(' '),
  author: news.message?.author ?? '',
  message: news.message?.text ?? '',
});
