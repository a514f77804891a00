import { Injectable } from '@nestjs/common';
import { type Heard, OnDomainEvent } from '../../infrastructure/events/index.js';

/** What was told to a person goes with the person (decisions, section 4). */
@Injectable()
export class NotificationsPurge {
  @OnDomainEvent('user.purged')
  async forget({ event, em }: Heard<'user.purged'>): Promise<void> {
    await em.execute('delete from notifications where recipient_id = ?', [event.entity_id], 'run');
    await em.execute('delete from notification_preferences where user_id = ?', [event.entity_id], 'run');
  }
}
