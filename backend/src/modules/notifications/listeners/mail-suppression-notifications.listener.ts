import { Injectable } from '@nestjs/common';
import { OnDomainEvent, Shows, type EventContext } from '../../../infrastructure/events/index.js';
import { Notification, type Message } from '../notification.entity.js';
import { MailSuppression } from '../suppressions/mail-suppression.entity.js';
import { RecipientsReader } from './notifiers/recipients.reader.js';

/** Notifies admins in the app of addresses that get no mail any more. */
@Injectable()
@Shows('notifications')
export class MailSuppressionNotifications {
  constructor(private readonly recipients: RecipientsReader) {}

  @OnDomainEvent('mail_suppression.status_changed')
  async onSuppressionStatusChanged({ em, event }: EventContext<'mail_suppression.status_changed'>): Promise<void> {
    if (event.payload.to !== 'suppressed') return;
    const held = await em.findOne(MailSuppression, { id: event.entity_id });
    if (!held) return;
    const message: Message = {
      template: 'message',
      category: 'tickets',
      title:
        held.kind === 'bounces'
          ? `Mail to ${held.address} came back twice; no more is sent`
          : `${held.address} reported our mail as unwanted and was unsubscribed`,
      body: held.detail ?? '',
      link: `/admin/notifications?view=suppressed&search=${encodeURIComponent(held.address)}`,
      data: {},
    };
    for (const { id } of await this.recipients.staff(em))
      if (id !== null) em.persist(Notification.inApp(event.id, id, message));
  }
}
