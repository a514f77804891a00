import { Injectable } from '@nestjs/common';
import { rooms, type Change, type Channel } from '@portal/contracts';
import { FeedsChannels, OnFeed, type FeedContext, type FeedItem } from '../../infrastructure/events/index.js';
import { selectCannedReplies, toCannedReplyView } from './canned-replies.service.js';

const CHANNEL: Channel = 'support';

type CannedReplyEvent = 'canned_reply.created' | 'canned_reply.updated' | 'canned_reply.deleted';

/** Shows changes on the admins' open screens; customers have no such list. */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class CannedRepliesProjector {
  @OnFeed('canned_reply.created', 'canned_reply.updated', 'canned_reply.deleted')
  async show({ event, em }: FeedContext<CannedReplyEvent>): Promise<FeedItem[]> {
    const row = await selectCannedReplies(em).where('id', '=', event.entity_id).executeTakeFirst();
    const kind: Change['event'] = row ? (event.name === 'canned_reply.created' ? 'INSERT' : 'UPDATE') : 'DELETE';
    const record = row ? { ...toCannedReplyView(row) } : { id: event.entity_id };
    return [
      {
        room: rooms.admins(CHANNEL),
        channel: CHANNEL,
        change: { event: kind, table: 'canned_replies', record, at: event.occurred_at.toISOString() },
      },
    ];
  }
}
