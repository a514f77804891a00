import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rooms, type Change, type Channel } from '@portal/contracts';
import { OnFeed, FeedsChannels, type FeedItem, type EventContext } from '../../infrastructure/events/index.js';
import { toUserView, selectUsers } from './users.queries.js';

const CHANNEL: Channel = 'customers';
const ROOM = rooms.admins(CHANNEL);

type UserEvent =
  'user.created' | 'user.updated' | 'user.role_changed' | 'user.status_changed' | 'user.deleted' | 'user.restored';

/** Publishes changes of users to the admins' lists; customers have no such list (decisions, sections 4 and 8). */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class UsersProjector {
  @OnFeed('user.created', 'user.updated', 'user.role_changed', 'user.status_changed', 'user.deleted', 'user.restored')
  async show({ event, em }: EventContext<UserEvent>): Promise<FeedItem[]> {
    const view = await viewOf(em, event.entity_id);
    const kind = view
      ? event.name === 'user.created' || event.name === 'user.restored'
        ? 'INSERT'
        : 'UPDATE'
      : 'DELETE';
    const change: Change = {
      event: kind,
      table: 'users',
      record: { ...view, id: event.entity_id },
      at: event.occurred_at.toISOString(),
    };
    return [{ room: ROOM, channel: CHANNEL, change }];
  }

  /** All users of the company show its name. */
  @OnFeed('company.updated')
  renameCompany({ event }: EventContext<'company.updated'>): FeedItem[] {
    return 'name' in event.payload.changes ? [{ resync: { room: ROOM, channel: CHANNEL } }] : [];
  }
}

async function viewOf(em: EntityManager, id: string): Promise<Record<string, unknown> | undefined> {
  const row = await selectUsers(em).where('u.id', '=', id).executeTakeFirst();
  return row && { ...toUserView(row) };
}
