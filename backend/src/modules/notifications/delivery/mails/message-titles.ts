import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  MessageTexts,
  type TextVariables,
  type UnwrittenTitle,
} from '../../../../infrastructure/message-texts/index.js';
import type { Message } from '../../notification.entity.js';
import { templateCatalogue } from '../../templates/catalogue/index.js';
import type { CatalogueTemplateName } from '../../templates/template.js';

/** A message whose title is the catalogue's text, or an admin's, filled in. */
export interface UntitledMessage extends Omit<Message, 'title' | 'template' | 'broadcastId'> {
  template: CatalogueTemplateName;
  variables: TextVariables;
}

/** Writes the titles of messages: the line in the app, the line in a mail of several, the subject in the list of mails. */
@Injectable()
export class MessageTitles {
  constructor(private readonly texts: MessageTexts) {}

  /** The messages with their titles, in order; those that have one keep it. */
  async write(em: EntityManager, messages: readonly (Message | UntitledMessage)[]): Promise<Message[]> {
    const untitled = messages.filter((message) => 'variables' in message);
    const titles = (await this.texts.titles(em, untitled.map(sourceOf))).values();
    return messages.map((message) => ('variables' in message ? titled(message, titles.next().value) : message));
  }

  /** The message with its title. */
  async writeOne(em: EntityManager, message: UntitledMessage): Promise<Message> {
    const [title] = await this.texts.titles(em, [sourceOf(message)]);
    return titled(message, title);
  }
}

/** A mail without a line in the app is listed by its subject. */
function sourceOf({ template, variables }: UntitledMessage): UnwrittenTitle {
  const { title, subject = '' } = templateCatalogue[template].text;
  return { template, builtIn: title ?? subject, variables };
}

function titled({ template, category, body, link, data }: UntitledMessage, title = ''): Message {
  return { template, title, category, body, link, data };
}
