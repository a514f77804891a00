import { Injectable } from '@nestjs/common';
import type { Channel } from '@portal/contracts';
import { OnFeed, FeedsChannels, type FeedItem, type EventContext } from '../../infrastructure/events/index.js';
import { changeKindOf, changeOf, toAdmins } from '../../infrastructure/events/decorators.js';
import { findPromoCodeRow, toPromoCodeView } from './promo-codes.queries.js';

const CHANNEL: Channel = 'deals';

/** Publishes changes of codes to the admins' lists; customers have no such list (decisions, section 8). */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class PromoCodesProjector {
  @OnFeed(
    'promo_code.created',
    'promo_code.updated',
    'promo_code.status_changed',
    'promo_code.redeemed',
    'promo_code.released',
    'promo_code.deleted',
    'promo_code.restored',
  )
  async show({ event, em }: EventContext): Promise<FeedItem[]> {
    const row = await findPromoCodeRow(em, event.entity_id);
    if (!row) return [];
    const change = changeOf('promo_codes', changeKindOf(event.name), toPromoCodeView(row), event.occurred_at);
    return [toAdmins(CHANNEL, change)];
  }
}
