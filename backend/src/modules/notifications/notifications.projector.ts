import { Injectable } from '@nestjs/common';
import { rooms, type Channel } from '@portal/contracts';
import { OnFeed, type FeedItem, type Heard } from '../../infrastructure/events/index.js';
import { findNotificationRow } from './notification.query.js';
import { toNotificationView } from './notification.view.js';

const CHANNEL: Channel = 'notifications';

type OneNotification = 'notification.delivered' | 'notification.read';

/** Rings each person's own bell, on every screen he has open (decisions, section 8). */
@Injectable()
export class NotificationsProjector {
  @OnFeed('notification.delivered', 'notification.read')
  async show({ event, em }: Heard<OneNotification>): Promise<FeedItem[]> {
    const row = await findNotificationRow(em, event.entity_id);
    if (!row) return [];
    const change = {
      event: event.name === 'notification.delivered' ? ('INSERT' as const) : ('UPDATE' as const),
      table: 'notifications',
      record: toNotificationView(row),
      at: event.occurred_at.toISOString(),
    };
    return [{ room: rooms.user(CHANNEL, event.payload.recipient_id), channel: CHANNEL, change }];
  }

  /** Too many lines changed at once to be told one by one. */
  @OnFeed('notification.all_read')
  refresh({ event }: Heard<'notification.all_read'>): FeedItem[] {
    return [{ resync: { room: rooms.user(CHANNEL, event.payload.recipient_id), channel: CHANNEL } }];
  }
}
