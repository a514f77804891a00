import { Injectable } from '@nestjs/common';
import { rooms, type Channel } from '@portal/contracts';
import { OnFeed, FeedsChannels, type FeedItem, type EventContext } from '../../infrastructure/events/index.js';
import { changeOf, toAdmins } from '../../infrastructure/events/decorators.js';
import { toUserView, selectUsers } from './users.queries.js';

const CHANNEL: Channel = 'customers';

/** Publishes changes of users to the admins' lists; customers have no such list (decisions, sections 4 and 8). */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class UsersProjector {
  @OnFeed(
    'user.created',
    'user.invited',
    'user.updated',
    'user.role_changed',
    'user.status_changed',
    'user.deleted',
    'user.restored',
  )
  async show({ event, em }: EventContext): Promise<FeedItem[]> {
    const row = await selectUsers(em).where('u.id', '=', event.entity_id).executeTakeFirst();
    const record = row ? toUserView(row) : { id: event.entity_id };
    const isNew = event.name === 'user.created' || event.name === 'user.restored';
    const kind = row ? (isNew ? 'INSERT' : 'UPDATE') : 'DELETE';
    return [toAdmins(CHANNEL, changeOf('users', kind, record, event.occurred_at))];
  }

  /** All users of the company show its name. */
  @OnFeed('company.updated')
  renameCompany({ event }: EventContext<'company.updated'>): FeedItem[] {
    return 'name' in event.payload.changes ? [{ resync: { room: rooms.admins(CHANNEL), channel: CHANNEL } }] : [];
  }
}
