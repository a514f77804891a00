import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  brand,
  dueLabel,
  labelsOf,
  ticketStatuses,
  type ClosedDays,
  type TicketStatus,
  type TicketStep,
} from '@portal/contracts';
import { Config } from '../../../../infrastructure/config/config.js';
import { BUSINESS_ZONE } from '../../../../infrastructure/database/time/business-time.js';
import {
  joinedTexts,
  Mailer,
  type Mail,
  type MailContent,
  type MailText,
} from '../../../../infrastructure/mail/index.js';
import type { MailFrame, TextVariables } from '../../../../infrastructure/message-texts/index.js';
import { formatDayOf } from '../../../../infrastructure/wording/american-formats.js';
import { commentInMail } from '../../../../infrastructure/wording/comment-body.js';
import { closedDays } from '../../../closed-days/index.js';
import { lastMailIn, ReplyAddresses, type ReplyKind } from '../../../inbound-mail/index.js';
import { findTicketRow, ticketReaders, type TicketRow } from '../../../support/index.js';
import { namesOf } from '../../templates/catalogue/template-definition.js';
import { ticketTexts, type TicketTemplateName } from '../../templates/catalogue/ticket-texts.js';
import { shortTime } from '../../templates/labels.js';
import { MessageFiles } from '../message-files.js';
import { WritesMails, type MailDraft, type MailRequest } from '../writes-mails.decorator.js';
import { answerNotes, findMessage, type MessageReader } from './mailed-message.js';

/** What a mail about a support ticket may use. */
export interface TicketNews {
  ticket: TicketRow;
  isForStaff: boolean;
  /** The message that the mail is about. */
  message?: { author: string; text: MailText } | undefined;
  data: Record<string, string>;
  url: string;
  now: Date;
  closed: ClosedDays;
}

/** Writes mails about support tickets from the rows as they are at the moment of sending. */
@Injectable()
export class TicketMails {
  constructor(
    private readonly config: Config,
    private readonly mailer: Mailer,
    private readonly addresses: ReplyAddresses,
    private readonly files: MessageFiles,
  ) {}

  /**
   * The mail, or undefined when the ticket or the message is gone, or isn't the reader's to see. @throws
   * NotYet
   */
  @WritesMails(namesOf(ticketTexts))
  async write({ em, mail, template, person, url }: MailRequest<TicketTemplateName>): Promise<MailDraft | undefined> {
    const { link, recipient_id } = mail;
    const ticket = await findTicketRow(em, mail.data['ticket_id'] ?? '');
    if (!ticket || ticket.deleted_at !== null) return undefined;
    const data = template === 'ticket_reply' ? dataOfReply(mail.data, ticket, recipient_id) : mail.data;
    const commentId = data['comment_id'];
    const message = commentId === undefined ? undefined : await findMessage(em, commentId);
    const isForStaff = link.startsWith('/admin/');
    if (isForStaff && recipient_id !== null && person?.role !== 'admin') return undefined; // an admin when it was queued
    if (commentId !== undefined && (!message || (message.visibility === 'internal' && !isForStaff))) return undefined;
    if (!isForStaff && recipient_id !== null && !(await ticketReaders(em, ticket)).includes(recipient_id))
      return undefined;
    const reader = template === 'ticket_note' ? 'note' : isForStaff ? 'staff' : 'customer';
    const files = commentId !== undefined && reader === 'customer' ? await this.files.of(em, commentId) : null;
    const named = commentId !== undefined && isForStaff ? await this.files.named(em, commentId) : [];
    const news: TicketNews = {
      ticket,
      isForStaff,
      message: message && {
        author: message.author ?? (message.role === 'admin' ? brand.shortName : 'A colleague'),
        text: joinedTexts([
          commentInMail(message.body, { origin: this.config.publicUrl }),
          ...(files?.sentences ?? named),
        ]),
      },
      data,
      url,
      now: new Date(),
      closed: await closedDays(em),
    };
    const frame = {
      ...ticketFrame(template, news),
      headers: await this.threadOf(em, ticket.id, recipient_id),
      ...this.answersTo(ticket, recipient_id, reader),
      ...(files && files.attachments.length > 0 ? { attachments: files.attachments } : {}),
    };
    return { template, frame, variables: ticketVariables(news) };
  }

  /** Where an answer to the mail goes, and the sentence about it; nothing where no mail is received. */
  private answersTo(
    { number }: TicketRow,
    userId: string | null,
    reader: MessageReader,
  ): Pick<Mail, 'replyTo'> & Pick<MailContent, 'note'> {
    const kind: ReplyKind = reader === 'note' ? 'note' : 'reply';
    const replyTo = userId === null ? null : this.addresses.of({ number, userId, kind });
    return replyTo === null ? {} : { replyTo, note: answerNotes[reader] };
  }

  /**
   * Every mail about a ticket refers to the same Message-ID, so that mail programs show them as one conversation: some
   * go by References, others by In-Reply-To (RFC 5322, 3.6.4). It answers the last mail that the reader wrote in the
   * ticket.
   */
  private async threadOf(em: EntityManager, ticketId: string, userId: string | null): Promise<Record<string, string>> {
    const root = this.mailer.messageId(`ticket.${ticketId}`);
    const last = userId === null ? null : await lastMailIn(em, { ticketId }, userId);
    return last === null
      ? { 'In-Reply-To': root, References: root }
      : { 'In-Reply-To': last, References: `${root} ${last}` };
  }
}

/** Whether the customer is told of a step: that we work on a ticket goes without saying, unless it was solved. */
export const isStepNews = ({ from, to }: TicketStep): boolean => to !== 'new' && (to !== 'open' || from === 'resolved');

/** An answer tells the requester the state that it brought, if the ticket is still in it. */
function dataOfReply(
  data: TicketNews['data'],
  { status, requester_id }: TicketRow,
  reader: string | null,
): TicketNews['data'] {
  const { to, ...others } = data;
  return to === status && reader === requester_id ? data : others;
}

/** What customers read for a state. */
const customerStatusLabels = labelsOf(ticketStatuses, {
  new: 'Received',
  open: 'We are on it',
  pending: 'Waiting for you',
});

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
  const brings = template === 'ticket_status' || template === 'ticket_reply' ? (data['to'] as TicketStatus) : undefined;
  // here too, because a text that an admin wrote may leave it out
  if (brings) facts.push(['Status', customerStatusLabels[brings]]);
  const isResolved = brings === 'resolved';
  return { facts, ...(isResolved ? { question: ratingQuestion(url) } : {}) };
}

/** Its two answers open the ticket's page, where a button counts: programs that look into mails follow links. */
const ratingQuestion = (url: string): NonNullable<MailFrame['question']> => ({
  text: 'How did we do?',
  answers: [
    { label: 'Good', url: `${url}?rating=1` },
    { label: 'Not good', url: `${url}?rating=0` },
  ],
});
