import { Injectable } from '@nestjs/common';
import { rooms, type Change, type Channel } from '@portal/contracts';
import { OnFeed, FeedsChannels, type FeedItem, type EventContext } from '../../infrastructure/events/index.js';
import { findPromoCodeRow, toPromoCodeView } from './promo-codes.queries.js';

const CHANNEL: Channel = 'deals';

type PromoCodeEvent =
  | 'promo_code.created'
  | 'promo_code.updated'
  | 'promo_code.status_changed'
  | 'promo_code.redeemed'
  | 'promo_code.released'
  | 'promo_code.deleted'
  | 'promo_code.restored';

const kinds: Partial<Record<PromoCodeEvent, Change['event']>> = {
  'promo_code.created': 'INSERT',
  'promo_code.restored': 'INSERT',
  'promo_code.deleted': 'DELETE',
};

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
  async show({ event, em }: EventContext<PromoCodeEvent>): Promise<FeedItem[]> {
    const row = await findPromoCodeRow(em, event.entity_id);
    if (!row) return [];
    const kind = kinds[event.name] ?? 'UPDATE';
    const change: Change = {
      event: kind,
      table: 'promo_codes',
      record: kind === 'DELETE' ? { id: row.id } : toPromoCodeView(row),
      at: event.occurred_at.toISOString(),
    };
    return [{ room: rooms.admins(CHANNEL), channel: CHANNEL, change }];
  }
}
