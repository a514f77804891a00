export { discountCents, isInForce, monthlyDiscountCents, type DiscountTerms } from './discount.js';
export { PromoCode } from './promo-code.entity.js';
export { PromoCodesModule } from './promo-codes.module.js';
export { PromoCodesService } from './promo-codes.service.js';
export { assertMinimum, PromoRedemptions, type PromoRedemption, type PromoUse } from './promo-redemptions.service.js';
