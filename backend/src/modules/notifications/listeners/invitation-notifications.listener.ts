import { Injectable } from '@nestjs/common';
import { OnDomainEvent, Shows, type EventContext } from '../../../infrastructure/events/index.js';
import { Delivery } from '../delivery/delivery.js';
import { findPerson } from './notifiers/recipients.reader.js';

/** Mails the invitations that admins and imports ask for (decisions 6.82). */
@Injectable()
@Shows('notifications')
export class InvitationNotifications {
  constructor(private readonly delivery: Delivery) {}

  /** By mail only: who opens the inbox has signed in. Suspended and deleted people get none. */
  @OnDomainEvent('user.invited')
  async onInvited({ event, em }: EventContext<'user.invited'>): Promise<void> {
    const to = await findPerson(em, event.entity_id);
    if (to?.status !== 'invited') return;
    const data = { by_import: String(event.payload.by_import) };
    const message = { template: 'invitation', body: '', link: '/auth', data, variables: {} } as const;
    await this.delivery.deliverReceipt(em, event.id, { to, message, channels: ['email'] }, false);
  }
}
