import type { EntityManager } from '@mikro-orm/postgresql';
import { SetMetadata } from '@nestjs/common';
import type { MarksMethod } from '../../../infrastructure/discovery/registry.js';
import type { Mail, MailContent } from '../../../infrastructure/mail/index.js';
import type { MailFrame, UnwrittenMail } from '../../../infrastructure/message-texts/index.js';
import type { Person } from '../listeners/notifiers/recipients.reader.js';
import type { EditableName, TemplateName } from '../templates/catalogue/index.js';
import type { QueuedMail } from './notification-outbox.js';

export const MAIL_TEMPLATES = Symbol('templates whose mails a method writes');

type Extras = Pick<Mail, 'attachments' | 'calendar' | 'headers' | 'replyTo'>;

/**
 * A mail whose text is the catalogue's, or an admin's. Its button leads to the notification's page unless `actionUrl` says
 * otherwise; the reader's greeting and first name are added to its variables.
 */
export interface CatalogueDraft extends UnwrittenMail<MailFrame & Extras> {
  template: EditableName;
}

/** A mail whose words came with its notification. */
export interface OwnWordsDraft {
  content: MailContent & Extras;
}

export type MailDraft = CatalogueDraft | OwnWordsDraft;

/** A mail to be written from its rows as they are now. */
export interface MailRequest<Name extends TemplateName> {
  em: EntityManager;
  mail: QueuedMail;
  template: Name;
  /** Undefined for an address without an account. */
  person: Person | undefined;
  /** How it begins. */
  greeting: string;
  /** The page that the notification leads to. */
  url: string;
  /** Whether the mail is only shown to an admin: no sign-in link is made for it. */
  isSample: boolean;
}

/** A mail that is written, or undefined when it is out of date or not for its reader any more. */
export type Written = Promise<MailDraft | undefined>;

/** Writes a mail. */
export type WriteMail<Name extends TemplateName> = (request: MailRequest<Name>) => Awaited<Written> | Written;

/** The method writes the mails of these templates. Those that no method writes are lines of a mail with several. */
export const WritesMails = <Name extends TemplateName>(names: readonly Name[]): MarksMethod<WriteMail<Name>> =>
  SetMetadata(MAIL_TEMPLATES, names);
