import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  type Actor,
  type NotificationTemplateDetail,
  type NotificationTemplateView,
  type Page,
  TemplateVersionView,
} from '@portal/contracts';
import { sql, type InferResult, type NotNull } from 'kysely';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { Config } from '../../../infrastructure/config/config.js';
import { orNotFound } from '../../../infrastructure/database/load.js';
import { wholePage } from '../../../infrastructure/database/paginate.js';
import { kysely, personNameOrEmail } from '../../../infrastructure/database/read-kit.js';
import { instantOf, viewOf } from '../../../infrastructure/database/views.js';
import { NotificationMails } from '../delivery/mails/notification-mails.js';
import type { CatalogueDraft } from '../delivery/writes-mails.decorator.js';
import {
  definitionOf,
  templateCatalogue,
  type EditableName,
  type TemplateDefinition,
  type TemplateName,
} from '../templates/catalogue/index.js';
import { examplesOf, toTemplateText } from './template-text.js';

/** Versions of texts with their authors. */
const selectVersions = (em: EntityManager) =>
  kysely(em)
    .selectFrom('notification_template_versions as v')
    .leftJoin('users as u', 'u.id', 'v.author_id')
    .selectAll('v')
    .select(personNameOrEmail('u').as('author_name'));

type VersionRow = InferResult<ReturnType<typeof selectVersions>>[number];

/** Mails of one kind to people with an account. */
const selectMails = (em: EntityManager, template: string) =>
  kysely(em)
    .selectFrom('notifications')
    .where('template', '=', template)
    .where('channel', '=', 'email')
    .where('recipient_id', 'is not', null);

const SAMPLES = 5;
const MAX_VERSIONS = 200;
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
    const rows = await selectVersions(this.em).where('v.is_current', '=', true).execute();
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
    const versions = selectVersions(this.em).where('v.template', '=', name).orderBy('v.number', 'desc');
    const rows = await versions.limit(MAX_VERSIONS).execute();
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
      variables: definition.variables.map(({ mailOnly = false, ...variable }) => ({
        ...variable,
        mail_only: mailOnly,
      })),
      samples: await this.samples(em, name, definition),
    };
  }

  /** The last mails of this kind. A line of a mail has no record of its own to be filled from. */
  private async samples(em: EntityManager, name: string, { text }: TemplateDefinition) {
    if (text.body === undefined || WITHOUT_SAMPLES.includes(name)) return [];
    const rows = await selectMails(em, name)
      .select(['id', 'title', 'created_at'])
      .orderBy('created_at', 'desc')
      .limit(sql.lit(SAMPLES))
      .execute();
    return rows.map(({ created_at, ...row }) => ({ ...row, created_at: instantOf(created_at) }));
  }

  /** The draft of a mail that went. @throws DomainError `not_found` when there is no such mail, or its record is gone */
  async draftOf(name: string, id: string): Promise<CatalogueDraft> {
    const mail = await selectMails(this.em.fork(), name)
      .selectAll()
      .where('id', '=', id)
      .$narrowType<{ template: TemplateName; recipient_email: NotNull; link: NotNull }>()
      .executeTakeFirst();
    const isShown = mail && !WITHOUT_SAMPLES.includes(name);
    const draft = isShown && (await this.mails.draft({ ...mail, merge_key: null, is_suppressed: false }, true));
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
const whole = <Item>(data: Item[]): Page<Item> => wholePage(data, Math.max(1, data.length));

/** The one in use. */
export async function currentVersion(em: EntityManager, template: string): Promise<VersionRow | undefined> {
  return selectVersions(em)
    .where('v.is_current', '=', sql.lit(true))
    .where('v.template', '=', template)
    .executeTakeFirst();
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

const shownVersion = viewOf(TemplateVersionView);

const toVersionView = (definition: TemplateDefinition, row: VersionRow): TemplateVersionView =>
  shownVersion({ ...row, text: toTemplateText(definition, row) });
