import { p } from '@mikro-orm/core';
import type { NotificationCategory, NotificationChannel, NotificationStatus } from '@portal/contracts';
import { AggregateRoot, text, withProperties } from '../../infrastructure/database/aggregate-root.js';
import { shortHash } from '../../infrastructure/database/short-hash.js';
import type { TemplateName } from './templates/catalogue/index.js';

/** The recipient; one without a profile has only an address. */
export interface Recipient {
  id: string | null;
  email: string;
}

/** A recipient with a profile. */
export type Account = Recipient & { id: string };

export interface Message {
  template: TemplateName;
  category: NotificationCategory;
  title: string;
  /** What it is about, in a line: a project's name, the topic of a request. Never what a user wrote in a comment. */
  body: string;
  /** A path of the product. */
  link: string;
  /** Facts the template needs beside the record itself; ids of records by their names (`task_id`). */
  data: Record<string, string>;
  /** The message to many people that it is a part of. */
  broadcastId?: string | null;
}

/** When a mail is due, and under which key others can join it until then. */
export interface Wait {
  mergeKey: string | null;
  dueAt: Date;
}

/** The ids that a message may carry, the most particular record first. */
const recordIds = [
  ...['task_id', 'milestone_id', 'ticket_id', 'meeting_id', 'document_id', 'invoice_id', 'payment_id'],
  ...['deal_id', 'consultation_id', 'mail_id', 'project_id'],
] as const;

/**
 * What waits for an answer isn't hidden by news of the same record, so the category is a part of the key. So is what an
 * admin wrote in a workflow: the record doesn't show it, and the inbox alone may have it.
 */
function recordKeyOf({ template, category, title, data }: Message): string | null {
  const name = recordIds.find((id) => data[id] !== undefined);
  if (name === undefined) return null;
  const key = `${category}:${name}:${data[name]}`;
  return template === 'workflow_message' ? `${key}:${shortHash(title, data['text'] ?? '')}` : key;
}

/** The reason of a mail that wasn't sent because of its recipient's preferences. */
export const SWITCHED_OFF = 'Switched off in the notification preferences';

/** A notification of one recipient by one channel. A queued row of channel email is a mail to be sent. */
export class Notification extends withProperties(AggregateRoot, {
  eventId: p.uuid(),
  template: text<TemplateName>(),
  category: text<NotificationCategory>(),
  channel: text<NotificationChannel>(),
  recipientId: p.uuid().nullable(),
  recipientEmail: p.string().nullable(),
  title: p.string(),
  body: p.string().onCreate(() => ''),
  link: p.string().nullable(),
  data: p.json<Record<string, string>>().onCreate(() => ({})),
  status: text<NotificationStatus>(),
  /** Why it was suppressed or failed; null for the others. */
  reason: p.text().nullable(),
  dueAt: p.datetime().onCreate(() => new Date()),
  /** Mails of one person that share it become one while the first waits. */
  mergeKey: p.string().nullable(),
  /** The waiting mail into which this one is merged, or the newer entry of the inbox that replaced it. */
  carriedBy: p.uuid().nullable(),
  /** The message to many people that it is a part of. */
  broadcastId: p.uuid().nullable(),
  sentAt: p.datetime().nullable(),
  readAt: p.datetime().nullable(),
  /** Of an entry in the inbox: the record it is about, within its category. Unread entries of one record become one. */
  recordKey: p.string().nullable(),
  /** How many changes the entry stands for: its own and those of the entries that it replaced. */
  changes: p.integer().onCreate(() => 1),
  archivedAt: p.datetime().nullable(),
}) {
  static readonly tableName = 'notifications';

  /** A mail to be sent now, or when its wait is over; until then it carries further notifications with its key. */
  static mail(eventId: string, { id, email }: Recipient, message: Message, wait: Partial<Wait> = {}): Notification {
    return Notification.of('email', eventId, id, message, { recipientEmail: email, status: 'queued', ...wait });
  }

  /** What the person's browsers show, when its wait is over. */
  static push(eventId: string, recipientId: string, message: Message, dueAt: Date): Notification {
    const recordKey = recordKeyOf(message);
    return Notification.of('push', eventId, recipientId, message, { status: 'queued', recordKey, dueAt });
  }

  /** An entry in the person's inbox; storing it is delivering it. */
  static inApp(eventId: string, recipientId: string, message: Message): Notification {
    const recordKey = recordKeyOf(message);
    const notification = Notification.of('in_app', eventId, recipientId, message, { status: 'sent', recordKey });
    notification.sentAt = notification.createdAt;
    return notification;
  }

  private static of(
    channel: NotificationChannel,
    eventId: string,
    recipientId: string | null,
    message: Message,
    more: Partial<Notification>,
  ): Notification {
    return Object.assign(new Notification(), message, { eventId, channel, recipientId, ...more });
  }

  /** Sets whether its person has read it; the first reading's time stays. */
  markRead(read: boolean): void {
    if (read === (this.readAt !== null) || this.recipientId === null) return;
    this.readAt = read ? new Date() : null;
    this.status = read ? 'read' : 'sent';
    this.record('notification.read', { recipient_id: this.recipientId });
  }

  /** Takes the entry out of the inbox, or puts it back; it keeps whether it was read. */
  archive(archived: boolean): void {
    if (archived === (this.archivedAt !== null) || this.recipientId === null) return;
    this.archivedAt = archived ? new Date() : null;
    this.record('notification.archived', { recipient_id: this.recipientId, archived });
  }

  /** An entry about a later change of the same record stands for this one too; the inbox shows only that. */
  replaceBy(newer: Notification): void {
    this.carriedBy = newer.id;
    newer.changes += this.changes;
  }

  /** A mail that its recipient doesn't want: the row says so, and nothing is sent. */
  static unwantedMail(eventId: string, recipient: Recipient, message: Message): Notification {
    const mail = Notification.mail(eventId, recipient, message);
    mail.suppress(SWITCHED_OFF);
    return mail;
  }

  /** Keeps the row as a record that the mail was not sent, and why. */
  suppress(reason: string): void {
    this.status = 'suppressed';
    this.reason = reason;
  }
}
