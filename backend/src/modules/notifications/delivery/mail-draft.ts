import type { Mail, MailContent } from '../../../infrastructure/mail/index.js';
import type { MailFrame, UnwrittenMail } from '../../../infrastructure/message-texts/index.js';
import type { EditableName } from '../templates/catalogue/index.js';

type Extras = Pick<Mail, 'attachments' | 'calendar' | 'headers' | 'replyTo'>;

/** A mail whose text is the catalogue's, or an admin's. */
export interface CatalogueDraft extends UnwrittenMail<MailFrame & Extras> {
  template: EditableName;
}

/** A mail whose words came with its notification. */
export interface OwnWordsDraft {
  content: MailContent & Extras;
}

export type MailDraft = CatalogueDraft | OwnWordsDraft;
