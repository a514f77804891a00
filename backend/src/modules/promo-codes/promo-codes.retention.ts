import { deleted, hasNo, retention } from '../../infrastructure/schedule/index.js';

/** They were never redeemed (decisions, section 4). */
export const promoCodesRetention = retention('purge-promo-codes', {
  promo_codes: [deleted(hasNo('promo_redemptions', 'promo_code_id'))],
});
