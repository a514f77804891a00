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
import { definitionOf, type TemplateDefinition } from '../templates/catalogue/index.js';
import { toTemplateText } from './template-text.js';
import { TemplateSamples } from './template-samples.js';
import {
  currentVersion,
  currentVersions,
  toTemplateView,
  toTemplateViews,
  toVersionView,
  versionsOf,
} from './template-versions.js';

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
    return whole(toTemplateViews(await currentVersions(this.em)));
  }

  /** @throws DomainError `not_found` */
  async get(actor: Actor, name: string): Promise<NotificationTemplateDetail> {
    authorizeRole(actor, 'notification_template.read');
    return this.detail(this.em, name);
  }

  /** All versions, newest first. @throws DomainError `not_found` */
  async versions(actor: Actor, name: string): Promise<Page<TemplateVersionView>> {
    authorizeRole(actor, 'notification_template.read');
    knownTemplate(name);
    return whole((await versionsOf(this.em, name)).map((row) => toVersionView(row)));
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
export function knownTemplate(name: string): TemplateDefinition {
  const definition = definitionOf(name);
  if (!definition) throw new DomainError('not_found');
  return definition;
}

/** A list of all there is. */
const whole = <Item>(data: Item[]): Page<Item> => ({
  data,
  pagination: { page: 1, limit: Math.max(1, data.length), total: data.length, has_more: false },
});
