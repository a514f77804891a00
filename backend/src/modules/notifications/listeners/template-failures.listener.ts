import { Injectable } from '@nestjs/common';
import { OnDomainEvent, Shows, type EventContext } from '../../../infrastructure/events/index.js';
import { Notification, type Message } from '../notification.entity.js';
import { definitionOf } from '../templates/catalogue/index.js';
import { RecipientsReader } from './notifiers/recipients.reader.js';

/** Notifies admins in the app that the built-in text was sent in place of theirs; once for each version. */
@Injectable()
@Shows('notifications')
export class TemplateFailures {
  constructor(private readonly recipients: RecipientsReader) {}

  @OnDomainEvent('notification_template.failed')
  async onTemplateFailed({ em, event }: EventContext<'notification_template.failed'>): Promise<void> {
    const { template, reason } = event.payload;
    const definition = definitionOf(template);
    if (!definition) return;
    const message: Message = {
      template: 'message',
      category: definition.category,
      title: `Your text of “${definition.label}” could not be filled in; the built-in text went`,
      body: reason,
      link: `/admin/notifications/templates/${template}`,
      data: {},
    };
    for (const { id } of await this.recipients.staff(em))
      if (id !== null) em.persist(Notification.inApp(event.id, id, message));
  }
}
