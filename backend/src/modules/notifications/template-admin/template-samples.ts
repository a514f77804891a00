import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError, type NotificationTemplateDetail } from '@portal/contracts';
import { Config } from '../../../infrastructure/config/config.js';
import { instantOf } from '../../../infrastructure/database/views.js';
import type { CatalogueDraft } from '../delivery/writes-mails.decorator.js';
import { NotificationMails } from '../delivery/mails/notification-mails.js';
import type { QueuedMail } from '../delivery/notification-outbox.js';
import type { EditableName, TemplateDefinition } from '../templates/catalogue/index.js';
import { examplesOf } from './template-text.js';

const SAMPLES = 5;
/** Their lines belong to several notifications, or they hold secrets: only examples are shown. */
const WITHOUT_SAMPLES: readonly string[] = ['sign_in', 'news', 'digest'];

/** Drafts to fill a text from: mails that really went, or the examples of the catalogue. */
@Injectable()
export class TemplateSamples {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
    private readonly mails: NotificationMails,
  ) {}

  /** The last mails of this kind. A line of a mail has no record of its own to be filled from. */
  async list(
    em: EntityManager,
    name: string,
    { text }: TemplateDefinition,
  ): Promise<NotificationTemplateDetail['samples']> {
    if (text.body === undefined || WITHOUT_SAMPLES.includes(name)) return [];
    const rows = await em.execute<{ id: string; title: string; created_at: string }[]>(
      `select id, title, created_at from notifications where template = ? and channel = 'email' and recipient_id is not null
       order by created_at desc limit ${SAMPLES}`,
      [name],
    );
    return rows.map(({ created_at, ...row }) => ({ ...row, created_at: instantOf(created_at) }));
  }

  /** The draft of a mail that went. @throws DomainError `not_found` when there is no such mail, or its record is gone */
  async draftOf(name: string, id: string): Promise<CatalogueDraft> {
    const [mail] = await this.em.fork().execute<QueuedMail[]>(
      `select id, template, recipient_id, recipient_email, title, body, link, data, null as merge_key
       from notifications where id = ? and template = ? and channel = 'email' and recipient_id is not null`,
      [id, name],
    );
    const draft = mail && !WITHOUT_SAMPLES.includes(name) ? await this.mails.draft(mail, true) : undefined;
    if (!draft || 'content' in draft || draft.template !== name) throw new DomainError('not_found');
    return draft;
  }

  /** A draft made of the examples. */
  example(name: string, definition: TemplateDefinition): CatalogueDraft {
    const isLines = name === 'news' || name === 'digest';
    return {
      template: name as EditableName,
      frame: { actionUrl: this.config.publicUrl, ...(name === 'sign_in' ? { code: '123456' } : {}) },
      variables: examplesOf(definition),
      ...(isLines
        ? { rest: ['Avery Cole gave you the task “Order the switches”.', '“Cabling done” waits for your approval.'] }
        : {}),
    };
  }
}
