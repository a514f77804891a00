import { Injectable } from '@nestjs/common';
import type { Channel } from '@portal/contracts';
import { FeedsChannels, OnFeed, type EventContext, type FeedItem } from '../../infrastructure/events/index.js';
import { changeKindOf, changeOf, toAdmins } from '../../infrastructure/events/decorators.js';
import { inboundMails, toInboundMailView } from './inbound-mails.queries.js';

const CHANNEL: Channel = 'support';

/** Shows received mails on the admins' open lists; customers have no such list. */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class InboundMailsProjector {
  @OnFeed('inbound_mail.received', 'inbound_mail.status_changed')
  async show({ event, em }: EventContext): Promise<FeedItem[]> {
    const row = await inboundMails(em).where('m.id', '=', event.entity_id).executeTakeFirst();
    if (!row) return [];
    const change = changeOf('inbound_mails', changeKindOf(event.name), toInboundMailView(row), event.occurred_at);
    return [toAdmins(CHANNEL, change)];
  }
}
