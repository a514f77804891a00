import { defineEvents, payload } from '../core/events.js';
import type { PromoCodeStatus } from './promo-code.contract.js';

export const promoCodeEvents = defineEvents({
  'promo_code.created': payload<{ code: string }>(),
  'promo_code.updated': payload<{ changes: Record<string, { from: unknown; to: unknown }> }>(),
  'promo_code.status_changed': payload<{ from: PromoCodeStatus; to: PromoCodeStatus }>(),
  'promo_code.redeemed': payload<{ code: string; deal_id: string }>(),
  /** A deal that was never accepted gave its redemption back. */
  'promo_code.released': payload<{ code: string; deal_id: string }>(),
  'promo_code.deleted': payload<Record<never, never>>(),
  'promo_code.restored': payload<Record<never, never>>(),
});
