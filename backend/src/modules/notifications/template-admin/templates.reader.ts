import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type {
  Actor,
  NotificationTemplateDetail,
  NotificationTemplateView,
  Page,
  TemplateVersionView,
} from '@portal/contracts';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../../infrastructure/database/load.js';
import { instantOf } from '../../../infrastructure/database/views.js';
import { definitionOf, templateCatalogue, type TemplateDefinition } from '../templates/catalogue/index.js';
import { TemplateSamples } from './template-samples.js';
import { toTemplateText } from './template-text.js';

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

/** Reads the texts of mails and notifications (specification, section 7). */
@Injectable()
export class TemplatesReader {
  constructor(
    private readonly em: EntityManager,
    private readonly samples: TemplateSamples,
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
      samples: await this.samples.list(em, name, definition),
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
