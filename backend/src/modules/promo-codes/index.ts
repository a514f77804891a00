export { discountCents, isInForce, monthlyDiscountCents, type DiscountTerms } from './discount.js';
export { assertMinimum, type PromoUse, validatePromoCode } from './promo-code-validation.js';
export { PromoCode } from './promo-code.entity.js';
export { listedPromoCodes } from './promo-codes.queries.js';
export { PromoCodesModule } from './promo-codes.module.js';
export { PromoCodesService } from './promo-codes.service.js';
export { PromoRedemptions, type PromoRedemption } from './promo-redemptions.service.js';
