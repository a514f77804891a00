import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  type MessagePreview,
  type NotificationTemplateDetail,
  type PreviewNotificationTemplate,
  type RevertNotificationTemplate,
  type TestSent,
  type UpdateNotificationTemplate,
  type UserActor,
} from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { acquireAdvisoryLock } from '../../../infrastructure/database/advisory-lock.js';
import { orNotFound } from '../../../infrastructure/database/load.js';
import { recordEvent } from '../../../infrastructure/events/index.js';
import { rowsOf } from '../../../infrastructure/schedule/index.js';
import { mailLayout, plainTextOf } from '../../../infrastructure/mail/index.js';
import {
  MessageTexts,
  previewInTurn,
  RenderTime,
  type TextSource,
} from '../../../infrastructure/message-texts/index.js';
import { TestMails } from '../messages/test-mails.js';
import { mergedText } from './template-text.js';
import { currentVersion, knownTemplate, TemplatesReader } from './templates.reader.js';
import { refuse } from '../../../infrastructure/errors/refuse.js';

/** Changes the texts of mails and notifications, and shows what they look like. */
@Injectable()
export class TemplatesService {
  constructor(
    private readonly em: EntityManager,
    private readonly reader: TemplatesReader,
    private readonly texts: MessageTexts,
    private readonly tests: TestMails,
  ) {}

  /**
   * Writes a new version, which is in use from now on.
   * @throws DomainError `not_found`; `invalid` with part and line; `stale_version` when another version is in use than it
   * was written from
   */
  update(
    actor: UserActor,
    name: string,
    { number, ...sent }: UpdateNotificationTemplate,
  ): Promise<NotificationTemplateDetail> {
    authorizeRole(actor, 'notification_template.update');
    const definition = knownTemplate(name);
    return this.em.transactional(async (em) => {
      await acquireAdvisoryLock(em, `notification template ${name}`);
      const current = await currentVersion(em, name);
      if (number !== undefined && number !== (current?.number ?? null))
        throw new DomainError('stale_version', {}, { current: await this.reader.detail(em, name) });
      const text = mergedText(definition, current ?? definition.text, sent);
      await this.store(em, actor, name, text);
      return this.reader.detail(em, name);
    });
  }

  /** Uses an earlier version, or with null the built-in text. @throws DomainError `not_found` */
  revert(actor: UserActor, name: string, { number }: RevertNotificationTemplate): Promise<NotificationTemplateDetail> {
    authorizeRole(actor, 'notification_template.update');
    knownTemplate(name);
    return this.em.transactional(async (em) => {
      await acquireAdvisoryLock(em, `notification template ${name}`);
      const current = await currentVersion(em, name);
      await retireCurrent(em, name);
      let used = current?.id;
      if (number !== null) {
        const [row] = await em.execute<{ id: string }[]>(
          `update notification_template_versions set is_current = true, failures = 0, failure = null
           where template = ? and number = ? returning id`,
          [name, number],
        );
        used = orNotFound(row).id;
      }
      if (used !== undefined && number !== (current?.number ?? null))
        recordEvent(em, 'notification_template.changed', used, { template: name, number });
      await em.flush();
      return this.reader.detail(em, name);
    });
  }

  /** The message as a reader gets it, with the text sent. @throws DomainError `not_found`, `invalid` */
  preview(actor: UserActor, name: string, input: PreviewNotificationTemplate): Promise<MessagePreview> {
    authorizeRole(actor, 'notification_template.read');
    return previewInTurn(actor.id, async () => {
      const { definition, draft, text } = await this.drafted(name, input);
      const time = RenderTime.ofPreview();
      return filledIn(() => {
        const title = text.title === undefined ? null : this.texts.title(text.title, draft.variables, time);
        if (definition.text.body === undefined) return { title, subject: null, html: null, text: null };
        return { title, ...mailLayout(this.texts.write(text, draft, time)) };
      });
    });
  }

  /** Sends it to the actor, as a mail. @throws DomainError `not_found`, `invalid` */
  async test(actor: UserActor, name: string, input: PreviewNotificationTemplate): Promise<TestSent> {
    authorizeRole(actor, 'notification_template.update');
    const { definition, draft, text } = await previewInTurn(actor.id, async () => {
      const drafted = await this.drafted(name, input);
      filledIn(() => this.texts.write(drafted.text, drafted.draft, RenderTime.ofPreview()));
      return drafted;
    });
    const { facts, actionUrl } = draft.frame;
    return this.tests.send(actor, {
      variables: draft.variables,
      subject: text.subject ?? text.title ?? '',
      body: text.body ?? `This is the line in the app: ${text.title ?? ''}`,
      action: text.action,
      category: definition.category,
      facts: facts?.map(([label, value]) => [label, plainTextOf(value)] as const),
      link: actionUrl,
    });
  }

  /** What is filled in, and with what. */
  private async drafted(name: string, { sample_id, ...sent }: PreviewNotificationTemplate) {
    const definition = knownTemplate(name);
    const current = await currentVersion(this.em, name);
    const text = mergedText(definition, current ?? definition.text, sent);
    const draft = sample_id ? await this.reader.draftOf(name, sample_id) : this.reader.example(name, definition);
    return { definition, draft, text };
  }

  private async store(em: EntityManager, actor: UserActor, name: string, text: TextSource): Promise<void> {
    await retireCurrent(em, name);
    const id = uuidv7();
    const [row] = await em.execute<{ number: number }[]>(
      `insert into notification_template_versions (id, template, number, subject, title, body, action, author_id, is_current)
       select ?, ?, coalesce(max(number), 0) + 1, ?, ?, ?, ?, ?, true from notification_template_versions where template = ?
       returning number`,
      [id, name, text.subject ?? '', text.title ?? '', text.body ?? '', text.action ?? '', actor.id, name],
    );
    recordEvent(em, 'notification_template.changed', id, { template: name, number: row?.number ?? 1 });
    await em.flush();
  }
}

/** Whatever version was in use isn't any more. */
const retireCurrent = (em: EntityManager, name: string): Promise<number> =>
  rowsOf(em, 'update notification_template_versions set is_current = false where template = ? and is_current', [name]);

/** @throws DomainError `invalid` for a text that parses and fails with this record */
function filledIn<Result>(fill: () => Result): Result {
  try {
    return fill();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    refuse('body', error.message);
  }
}
