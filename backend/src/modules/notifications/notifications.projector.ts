import { Injectable } from '@nestjs/common';
import type { Change, Channel } from '@portal/contracts';
import { resyncUsers, toUsers } from '../../infrastructure/events/decorators.js';
import {
  FeedsChannels,
  OnFeed,
  OnShownRows,
  type FeedContext,
  type FeedItem,
} from '../../infrastructure/events/index.js';
import { readNotifications, readNotificationsOfEvents, toNotificationView } from './inbox/notifications.queries.js';

const CHANNEL: Channel = 'notifications';

/** Shows each user their own new notifications, on every screen they have open (decisions, section 8). */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class NotificationsProjector {
  /**
   * Publishes the entries that an event made, and that those which they replace are gone; those of a message to many
   * people, batch by batch.
   */
  @OnShownRows('notifications')
  @OnFeed('broadcast.delivered')
  async show({ event, load }: FeedContext): Promise<FeedItem[]> {
    const rows = await load(readNotificationsOfEvents, event.id, ({ event_id }) => event_id);
    return rows.flatMap((row) => itemOf(row, row.carried_by === null ? 'INSERT' : 'DELETE', event.occurred_at));
  }

  @OnFeed('notification.read', 'notification.archived')
  async projectChange({ event, load }: FeedContext): Promise<FeedItem[]> {
    const rows = await load(readNotifications, event.entity_id);
    return rows.flatMap((row) => itemOf(row, 'UPDATE', event.occurred_at));
  }

  /** Many rows changed at once: clients refetch them. */
  @OnFeed('notification.all_read', 'notification.all_changed')
  refresh({ event }: FeedContext<'notification.all_read' | 'notification.all_changed'>): FeedItem[] {
    return resyncUsers(CHANNEL, [event.payload.recipient_id]);
  }
}

type Row = Awaited<ReturnType<typeof readNotifications>>[number];

function itemOf(row: Row, event: Change['event'], at: Date): FeedItem[] {
  const change = { event, table: 'notifications', record: toNotificationView(row), at: at.toISOString() };
  return toUsers(CHANNEL, row.recipient_id === null ? [] : [row.recipient_id], change);
}
