import { rooms, type Channel } from '@portal/contracts';
import type { EventContext, FeedItem } from '../../infrastructure/events/index.js';

const CHANNEL: Channel = 'dashboard';

/** Word that a number may have changed, to the admins and to these customers. */
export const hints = (event: EventContext['event'], customers: readonly string[]): FeedItem[] =>
  [rooms.admins(CHANNEL), ...new Set(customers.map((id) => rooms.user(CHANNEL, id)))].map((room) => ({
    room,
    channel: CHANNEL,
    change: {
      event: 'UPDATE',
      table: 'dashboard',
      record: { id: event.entity_id },
      at: event.occurred_at.toISOString(),
    },
  }));
