import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  type Actor,
  type NotificationTemplateDetail,
  type NotificationTemplateView,
  type Page,
  type TemplateVersionView,
} from '@portal/contracts';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { Config } from '../../../infrastructure/config/config.js';
import { orNotFound } from '../../../infrastructure/database/load.js';
import { instantOf } from '../../../infrastructure/database/views.js';
import { NotificationMails } from '../delivery/mails/notification-mails.js';
import type { QueuedMail } from '../delivery/notification-outbox.js';
import type { CatalogueDraft } from '../delivery/writes-mails.decorator.js';
import {
  definitionOf,
  templateCatalogue,
  type EditableName,
  type TemplateDefinition,
} from '../templates/catalogue/index.js';
import { examplesOf, toTemplateText } from './template-text.js';

/** A version of a text with its author. */
interface VersionRow {
  id: string;
  template: string;
  number: number;
  subject: string;
  title: string;
  body: string;
  action: string;
  is_current: boolean;
  failures: number;
  failure: string | null;
  created_at: string;
  author_name: string | null;
}

const SELECT = `select v.id, v.template, v.number, v.subject, v.title, v.body, v.action, v.is_current, v.failures, v.failure,
    v.created_at, coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as author_name
  from notification_template_versions as v left join users as u on u.id = v.author_id`;

const SAMPLES = 5;
/** Their lines belong to several notifications, or they hold secrets: only examples are shown. */
const WITHOUT_SAMPLES: readonly string[] = ['sign_in', 'news', 'digest'];

/**
 * Reads the texts of mails and notifications (specification, section 7), and what they can be filled from: mails that
 * really went, or the examples of the catalogue.
 */
@Injectable()
export class TemplatesReader {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
    private readonly mails: NotificationMails,
  ) {}

  /** Every message that the product sends, with the text in use. */
  async list(actor: Actor): Promise<Page<NotificationTemplateView>> {
    authorizeRole(actor, 'notification_template.list');
    const rows = await this.em.execute<VersionRow[]>(`${SELECT} where v.is_current`);
    const current = new Map(rows.map((row) => [row.template, row]));
    return whole(
      Object.entries(templateCatalogue).map(([name, definition]) =>
        toTemplateView(name, definition, current.get(name)),
      ),
    );
  }

  /** @throws DomainError `not_found` */
  async get(actor: Actor, name: string): Promise<NotificationTemplateDetail> {
    authorizeRole(actor, 'notification_template.read');
    return this.detail(this.em, name);
  }

  /** All versions, newest first. @throws DomainError `not_found` */
  async versions(actor: Actor, name: string): Promise<Page<TemplateVersionView>> {
    authorizeRole(actor, 'notification_template.read');
    const definition = knownTemplate(name);
    const rows = await this.em.execute<VersionRow[]>(
      `${SELECT} where v.template = ? order by v.number desc limit 200`,
      [name],
    );
    return whole(rows.map((row) => toVersionView(definition, row)));
  }

  /** The template as it is in this unit of work. */
  async detail(em: EntityManager, name: string): Promise<NotificationTemplateDetail> {
    const definition = knownTemplate(name);
    const current = await currentVersion(em, name);
    return {
      ...toTemplateView(name, definition, current),
      text: toTemplateText(definition, current ?? definition.text),
      built_in: toTemplateText(definition, definition.text),
      variables: definition.variables.map(({ name: variable, meaning, example, mailOnly = false }) => ({
        name: variable,
        meaning,
        example,
        mail_only: mailOnly,
      })),
      samples: await this.samples(em, name, definition),
    };
  }

  /** The last mails of this kind. A line of a mail has no record of its own to be filled from. */
  private async samples(
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

/** @throws DomainError `not_found` */
export const knownTemplate = (name: string): TemplateDefinition => orNotFound(definitionOf(name));

/** A list of all there is. */
const whole = <Item>(data: Item[]): Page<Item> => ({
  data,
  pagination: { page: 1, limit: Math.max(1, data.length), total: data.length, has_more: false },
});

/** The one in use. */
export async function currentVersion(em: EntityManager, template: string): Promise<VersionRow | undefined> {
  const [row] = await em.execute<VersionRow[]>(`${SELECT} where v.is_current and v.template = ?`, [template]);
  return row;
}

/** A template of the list: what it is, and which text is in use. */
function toTemplateView(
  name: string,
  { label, description, category, recipients }: TemplateDefinition,
  current: VersionRow | undefined,
): NotificationTemplateView {
  return {
    name,
    label,
    description,
    category,
    recipients,
    number: current?.number ?? null,
    changed_at: current ? instantOf(current.created_at) : null,
    changed_by: current?.author_name ?? null,
    failures: current?.failures ?? 0,
    failure: current?.failure ?? null,
  };
}

const toVersionView = (definition: TemplateDefinition, row: VersionRow): TemplateVersionView => ({
  number: row.number,
  text: toTemplateText(definition, row),
  author_name: row.author_name,
  created_at: instantOf(row.created_at),
  is_current: row.is_current,
  failures: row.failures,
});
