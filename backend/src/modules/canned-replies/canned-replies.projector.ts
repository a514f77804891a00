import { Injectable } from '@nestjs/common';
import type { Channel } from '@portal/contracts';
import { FeedsChannels, OnFeed, type EventContext, type FeedItem } from '../../infrastructure/events/index.js';
import { changeKindOf, changeOf, toAdmins } from '../../infrastructure/events/decorators.js';
import { selectCannedReplies, toCannedReplyView } from './canned-replies.service.js';

const CHANNEL: Channel = 'support';

/** Shows changes on the admins' open screens; customers have no such list. */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class CannedRepliesProjector {
  @OnFeed('canned_reply.created', 'canned_reply.updated', 'canned_reply.deleted')
  async show({ event, em }: EventContext): Promise<FeedItem[]> {
    const row = await selectCannedReplies(em).where('id', '=', event.entity_id).executeTakeFirst();
    const record = row ? toCannedReplyView(row) : { id: event.entity_id };
    const kind = row ? changeKindOf(event.name) : 'DELETE';
    return [toAdmins(CHANNEL, changeOf('canned_replies', kind, record, event.occurred_at))];
  }
}
