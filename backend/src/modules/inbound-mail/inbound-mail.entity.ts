import { p } from '@mikro-orm/core';
import {
  inboundMailTransitions,
  type InboundMailKind,
  type InboundMailStatus,
  type SenderChecks,
  type WaitingReason,
} from '@portal/contracts';
import { AggregateRoot, text, withProperties } from '../../infrastructure/database/aggregate-root.js';

/** The message that a mail became, and the ticket or request that has it. */
export type FiledMessage = Pick<InboundMail, 'ticketId' | 'consultationId'> & { commentId: string };

/** What is known of a mail when it has arrived. */
export type InboundMailProps = Omit<InboundMail, keyof AggregateRoot | 'status' | 'commentId' | 'moveTo' | 'fileAs'>;

/** A mail that was received for support or about a request (decisions, section 4). The whole of it lies in the storage. */
export class InboundMail extends withProperties(AggregateRoot, {
  status: text<InboundMailStatus>(),
  kind: text<InboundMailKind>(),
  reason: text<WaitingReason>().nullable(),
  messageId: p.text(),
  /** The address of ours that it came to. */
  recipient: p.text(),
  fromAddress: p.text(),
  fromName: p.text().nullable(),
  userId: p.uuid().nullable(),
  subject: p.text(),
  text: p.text(),
  attachments: p.array(),
  size: p.integer(),
  storagePath: p.string(),
  checks: p.json<SenderChecks>(),
  isProven: p.boolean(),
  ticketId: p.uuid().nullable(),
  consultationId: p.uuid().nullable(),
  commentId: p.uuid().nullable(),
}) {
  static readonly tableName = 'inbound_mails';

  /** A mail as it came: it waits for an admin, unless it asks for nothing or became a message at once. */
  static receive(facts: InboundMailProps, message: FiledMessage | null): InboundMail {
    const mail = new InboundMail();
    Object.assign(mail, facts, message);
    mail.status = message ? 'filed' : facts.reason === null ? 'ignored' : 'waiting';
    mail.record('inbound_mail.received', { status: mail.status, ticket_id: mail.ticketId });
    return mail;
  }

  /** @throws DomainError `illegal_transition` */
  moveTo(to: InboundMailStatus): void {
    const from = this.status;
    if (from === to) return;
    inboundMailTransitions.assert(from, to, 'admin');
    this.status = to;
    this.record('inbound_mail.status_changed', { from, to });
  }

  /** Notes the message that an admin made of it. @throws DomainError `illegal_transition` */
  fileAs(message: FiledMessage): void {
    inboundMailTransitions.assert(this.status, 'filed', 'admin');
    Object.assign(this, message);
    this.moveTo('filed');
  }
}
