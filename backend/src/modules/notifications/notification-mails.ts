import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '../../infrastructure/config/config.js';
import { type Mail, Mailer, mailLayout } from '../../infrastructure/mail/index.js';
import { MagicLinks } from '../auth/index.js';
import { findConsultationRow } from '../consultations/index.js';
import type { OwedMail } from './notification-outbox.js';
import { RecipientsReader } from './recipients.reader.js';
import { templates } from './templates/consultation-templates.js';
import { safeFirstName } from './templates/first-name.js';

/** Writes an owed mail from its rows, as they are at the moment of sending. */
@Injectable()
export class NotificationMails {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
    private readonly mailer: Mailer,
    private readonly recipients: RecipientsReader,
    private readonly magicLinks: MagicLinks,
  ) {}

  /** The mail, or undefined when its request was deleted or its reader is gone. */
  async write({ id, template, recipient_id, recipient_email, link, data }: OwedMail): Promise<Mail | undefined> {
    const em = this.em.fork();
    const request = await findConsultationRow(em, data['consultation_id'] ?? '');
    const person = recipient_id === null ? undefined : await this.recipients.person(em, recipient_id);
    if (
      !request ||
      request.deleted_at !== null ||
      (recipient_id !== null && (!person || person.status === 'suspended'))
    )
      return undefined;
    const { signsIn, render } = templates[template];
    const signIn = signsIn ? await this.magicLinks.issueForMail({ email: recipient_email, returnTo: link }) : null;
    const content = render({
      firstName: safeFirstName(person?.first_name ?? null),
      request,
      data,
      url: signIn?.url ?? `${this.config.publicUrl}${link}`,
    });
    return { to: recipient_email, ...mailLayout(content), messageId: this.mailer.messageId(`notification.${id}`) };
  }
}
