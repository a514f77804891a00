import { Injectable } from '@nestjs/common';
import { OnDomainEvent, Shows, type EventContext } from '../../../infrastructure/events/index.js';
import { Delivery, type NotificationRequest } from '../delivery/delivery.js';
import type { UntitledMessage } from '../delivery/mails/message-titles.js';
import type { Recipient } from '../notification.entity.js';
import { RecipientsReader } from './notifiers/recipients.reader.js';

/** Notifies admins of received mails that wait for a decision of theirs (decisions, section 6). */
@Injectable()
@Shows('notifications')
export class InboundMailNotifications {
  constructor(
    private readonly recipients: RecipientsReader,
    private readonly delivery: Delivery,
  ) {}

  /** Several that come soon after each other are lines of one mail; one that was filed meanwhile is left out. */
  @OnDomainEvent('inbound_mail.received')
  async onMailReceived({ em, event }: EventContext<'inbound_mail.received'>): Promise<void> {
    if (event.payload.status !== 'waiting') return;
    const [mail] = await em.execute<{ from_address: string; subject: string }[]>(
      `select from_address, subject from inbound_mails where id = ? and status = 'waiting'`,
      [event.entity_id],
    );
    if (!mail) return;
    const message: UntitledMessage = {
      template: 'mail_waiting',
      category: 'tickets',
      body: mail.subject,
      link: `/admin/support/mails/${event.entity_id}`,
      data: { mail_id: event.entity_id, quote: mail.subject },
      variables: { sender: mail.from_address },
    };
    const admins = (await this.recipients.staff(em)).filter(
      (one): one is Recipient & { id: string } => one.id !== null,
    );
    const requests = admins.map((to): NotificationRequest => ({ to, message }));
    await this.delivery.deliver(em, event.id, requests, 'mails');
  }
}
