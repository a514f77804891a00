import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../../../infrastructure/config/config.js';
import { kysely } from '../../../../infrastructure/database/read-kit.js';
import { Registry } from '../../../../infrastructure/discovery/registry.js';
import { type Mail, Mailer, mailLayout } from '../../../../infrastructure/mail/index.js';
import { MessageTexts } from '../../../../infrastructure/message-texts/index.js';
import { findPerson } from '../../listeners/notifiers/recipients.reader.js';
import { definitionOf, templateCatalogue, type TemplateName } from '../../templates/catalogue/index.js';
import { readerVariables, safeFirstName } from '../../templates/first-name.js';
import { UnsubscribeLinks, type UnsubscribeScope } from '../../unsubscribe/unsubscribe-link.js';
import { isDigest } from '../delivery.js';
import { writeDigest } from './digest-mails.js';
import type { QueuedMail } from '../notification-outbox.js';
import { MAIL_TEMPLATES, type MailDraft, type OwnWordsDraft, type WriteMail } from '../writes-mails.decorator.js';

/** Builds a mail from its rows, as they are at the moment of sending. */
@Injectable()
export class NotificationMails implements OnModuleInit {
  private writers: ReadonlyMap<TemplateName, WriteMail<TemplateName>> = new Map();

  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
    private readonly registry: Registry,
    private readonly mailer: Mailer,
    private readonly links: UnsubscribeLinks,
    private readonly texts: MessageTexts,
  ) {}

  onModuleInit(): void {
    const writers = this.registry.methods<readonly TemplateName[], WriteMail<TemplateName>>(MAIL_TEMPLATES);
    this.writers = new Map(writers.flatMap(({ mark, call }) => mark.map((template) => [template, call] as const)));
  }

  /** The mail, or undefined when no lines or no recipient are left. */
  async write(mail: QueuedMail): Promise<Mail | undefined> {
    const draft = await this.draft(mail);
    if (!draft) return undefined;
    const { calendar, headers: ownHeaders, replyTo, attachments, ...content } = await this.contentOf(draft);
    const scope = await this.unsubscribeScope(this.em.fork(), mail);
    const headers = { ...ownHeaders, ...(scope ? this.links.headersFor(scope) : {}) };
    return {
      to: mail.recipient_email,
      ...mailLayout({ ...content, ...(scope ? { unsubscribeUrl: this.links.urlFor(scope) } : {}) }),
      messageId: this.mailer.messageId(`notification.${mail.id}`),
      reference: { kind: 'notification', id: mail.id },
      ...(calendar ? { calendar } : {}),
      headers,
      ...(replyTo ? { replyTo } : {}),
      ...(attachments ? { attachments } : {}),
    };
  }

  /** The mail as it would be written now, to look at: no file is attached, and no link unsubscribes its reader. */
  async preview(mail: QueuedMail): Promise<ReturnType<typeof mailLayout> | undefined> {
    const draft = await this.draft(mail, true);
    return draft && mailLayout(await this.contentOf(draft, true));
  }

  /**
   * The mail before its text is filled in.
   * @param isSample whether it is only to be looked at: no sign-in link is made for it
   */
  async draft(mail: QueuedMail, isSample = false): Promise<MailDraft | undefined> {
    const em = this.em.fork();
    const { template, recipient_id } = mail;
    const person = recipient_id === null ? undefined : await findPerson(em, recipient_id);
    if (recipient_id !== null && (!person || (person.status === 'suspended' && template !== 'security_suspended')))
      return undefined;
    const url = `${this.config.publicUrl}${mail.link}`;
    const reader = readerVariables(safeFirstName(person?.first_name ?? null));
    const write = isDigest(mail.merge_key) ? undefined : this.writers.get(template);
    const draft = write
      ? await write({ em, mail, template, person, greeting: reader.greeting, url, isSample })
      : person && (await writeDigest(em, mail, person, this.config.publicUrl));
    if (!draft || 'content' in draft) return draft;
    const { frame, variables } = draft;
    return { ...draft, frame: { actionUrl: url, ...frame }, variables: { ...reader, ...variables } };
  }

  private async contentOf(draft: MailDraft, isSample = false): Promise<OwnWordsDraft['content']> {
    return 'content' in draft
      ? draft.content
      : this.texts.mail(draft, templateCatalogue[draft.template].text, isSample);
  }

  /** What the reader of a list mail can switch off by it; null where no preferences exist. */
  private async unsubscribeScope(em: EntityManager, mail: QueuedMail): Promise<UnsubscribeScope | null> {
    const { id, category, recipient_id: userId, merge_key } = mail;
    if (userId === null) return null;
    if (!isDigest(merge_key)) return isListMail(mail) ? { userId, categories: [category] } : null;
    const rows = await kysely(em)
      .selectFrom('notifications')
      .select('category')
      .distinct()
      .where((eb) => eb.or([eb('id', '=', id), eb('carried_by', '=', id)]))
      .orderBy('category')
      .execute();
    return { userId, categories: rows.map((row) => row.category) };
  }
}

/**
 * Whether it is one of many mails that its reader may not want: it carries one-click unsubscribe (decisions 6.17). The
 * others answer what their reader just did, or an account can't do without them.
 */
const isListMail = ({ template, category }: QueuedMail): boolean =>
  category !== 'security' && !definitionOf(template)?.isDirect;
