import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { BroadcastAudience, NotificationCategory, NotificationChannel } from '@portal/contracts';
import { Config } from '../../../infrastructure/config/config.js';
import { renderText, type TextVariables } from '../../../infrastructure/message-texts/index.js';
import { readAudience } from '../../users/index.js';
import { Delivery, type NotificationRequest } from '../delivery/delivery.js';
import { BUTTON } from '../delivery/message-mails.js';
import { checkMessage, textInApp, variablesOf } from './message-text.js';

/** A message of a workflow; title and text are Liquid, the text in Markdown. */
export interface WrittenMessage {
  to: BroadcastAudience;
  category: NotificationCategory;
  channels: readonly NotificationChannel[];
  title: string;
  body: string;
  /** A path of the portal. */
  link?: string | null;
  linkLabel?: string | null;
  /** What the texts may use beside the reader's first_name, last_name and company_name. */
  variables?: TextVariables;
}

/** More people than this are a message for `BroadcastsService`, which sends it in batches. */
const MOST = 500;

/** Sends messages that were written by somebody, within the transaction of whatever caused them. */
@Injectable()
export class Messages {
  constructor(
    private readonly delivery: Delivery,
    private readonly config: Config,
  ) {}

  /**
   * Whether a text can be sent. @param variables names of what it may use beside the reader's
   * @throws DomainError `invalid`, naming field and line
   */
  check(text: Pick<WrittenMessage, 'title' | 'body'>, variables: readonly string[]): void {
    checkMessage(text, variables);
  }

  /**
   * Notifies at most 500 people, as each prefers, once for an event.
   * @returns how many people that were
   * @throws DomainError `invalid` for a text that can't be filled in
   */
  async send(em: EntityManager, eventId: string, message: WrittenMessage): Promise<number> {
    checkMessage(message, Object.keys(message.variables ?? {}));
    const people = await readAudience(em, message.to, { until: new Date(), limit: MOST });
    const requests = people.map((person): NotificationRequest => {
      const variables = { ...message.variables, ...variablesOf(person) };
      const text = renderText('markdown', message.body, variables);
      const link = message.link ?? null;
      return {
        to: { id: person.id, email: person.email },
        channels: message.channels,
        message: {
          template: 'message',
          category: message.category,
          title: renderText('line', message.title, variables),
          body: textInApp(text, this.config.publicUrl),
          link: link ?? '/dashboard',
          data: { text, ...(link === null ? {} : { label: message.linkLabel ?? BUTTON }) },
        },
      };
    });
    await this.delivery.deliverNow(em, eventId, requests, true);
    return people.length;
  }
}
