import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { NotificationCategory, TestSent, UserActor } from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { Config } from '../../../infrastructure/config/config.js';
import { orNotFound } from '../../../infrastructure/database/load.js';
import { renderText, type TextVariables } from '../../../infrastructure/message-texts/index.js';
import { findPerson } from '../listeners/notifiers/recipients.reader.js';
import { Notification } from '../notification.entity.js';

interface TestMail {
  subject: string;
  /** Markdown, as Liquid. */
  body: string;
  action?: string | undefined;
  variables: TextVariables;
  category: NotificationCategory;
  facts?: readonly (readonly [string, string])[] | undefined;
  /** A path, or an address of the product. */
  link?: string | undefined;
}

/** Sends a text to the admin who writes it, whatever the admin's preferences are. */
@Injectable()
export class TestMails {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
  ) {}

  /** @throws DomainError `not_found` when the actor has no account any more */
  send({ id }: UserActor, { subject, body, action, variables, category, facts, link }: TestMail): Promise<TestSent> {
    const data: Record<string, string> = { text: renderText('markdown', body, variables) };
    if (action) data['label'] = renderText('line', action, variables);
    if (facts) data['facts'] = JSON.stringify(facts);
    return this.em.transactional(async (em) => {
      const { email } = orNotFound(await findPerson(em, id));
      const message = {
        template: 'message' as const,
        category,
        title: `[Test] ${renderText('line', subject, variables)}`,
        body: '',
        link: (link ?? '/').replace(this.config.publicUrl, '') || '/',
        data,
      };
      em.persist(Notification.mail(uuidv7(), { id, email }, message));
      return { sent_to: email };
    });
  }
}
