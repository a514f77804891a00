import { Injectable } from '@nestjs/common';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { OnDomainEvent, Shows, type EventContext } from '../../../infrastructure/events/index.js';
import { Delivery, type UntitledMessage } from '../delivery/delivery.js';
import type { Message } from '../notification.entity.js';
import { MailSuppression } from '../suppressions/mail-suppression.entity.js';
import { definitionOf } from '../templates/catalogue/index.js';
import { findAdmins } from './notifiers/recipients.reader.js';

/** Notifies all admins of what the product's mail needs them for (decisions, section 6). */
@Injectable()
@Shows('notifications')
export class AdminNotifications {
  constructor(private readonly delivery: Delivery) {}

  /**
   * A received mail waits for a decision. Several that come soon after each other are lines of one mail; one that was
   * filed meanwhile is left out.
   */
  @OnDomainEvent('inbound_mail.received')
  async onMailReceived(context: EventContext<'inbound_mail.received'>): Promise<void> {
    const { em, event } = context;
    if (event.payload.status !== 'waiting') return;
    const mail = await kysely(em)
      .selectFrom('inbound_mails')
      .select(['from_address', 'subject'])
      .where((eb) => eb.and({ id: event.entity_id, status: 'waiting' }))
      .executeTakeFirst();
    if (!mail) return;
    const message: UntitledMessage = {
      template: 'mail_waiting',
      body: mail.subject,
      link: `/admin/support/mails/${event.entity_id}`,
      data: { mail_id: event.entity_id, quote: mail.subject },
      variables: { sender: mail.from_address },
    };
    await this.delivery.notify(context, await findAdmins(em), message, { about: 'mails' });
  }

  /** An address gets no mail any more. */
  @OnDomainEvent('mail_suppression.status_changed')
  async onSuppressionStatusChanged(context: EventContext<'mail_suppression.status_changed'>): Promise<void> {
    const { em, event } = context;
    if (event.payload.to !== 'suppressed') return;
    const held = await em.findOne(MailSuppression, { id: event.entity_id });
    if (!held) return;
    await this.notifyInApp(context, {
      category: 'tickets',
      title:
        held.kind === 'bounces'
          ? `Mail to ${held.address} came back twice; no more is sent`
          : `${held.address} reported our mail as unwanted and was unsubscribed`,
      body: held.detail ?? '',
      link: `/admin/notifications?view=suppressed&search=${encodeURIComponent(held.address)}`,
    });
  }

  /** The built-in text was sent in place of theirs; once for each version. */
  @OnDomainEvent('notification_template.failed')
  async onTemplateFailed(context: EventContext<'notification_template.failed'>): Promise<void> {
    const { template, reason } = context.event.payload;
    const definition = definitionOf(template);
    if (!definition) return;
    await this.notifyInApp(context, {
      category: definition.category,
      title: `Your text of “${definition.label}” could not be filled in; the built-in text went`,
      body: reason,
      link: `/admin/notifications/templates/${template}`,
    });
  }

  private async notifyInApp(
    context: EventContext,
    words: Pick<Message, 'category' | 'title' | 'body' | 'link'>,
  ): Promise<void> {
    const message: Message = { template: 'message', data: {}, ...words };
    await this.delivery.notify(context, await findAdmins(context.em), message, { channels: ['in_app'] });
  }
}
