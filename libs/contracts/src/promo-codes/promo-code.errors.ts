import { defineErrors } from '../core/define-errors.js';

/** In the order in which a code is checked (decisions, section 5). */
export const promoCodeErrors = defineErrors({
  'promo_code.invalid_format': [400, 'This is not a promo code. Codes have 3 to 32 letters, digits or dashes'],
  'promo_code.not_found': [404, 'We do not know this promo code'],
  'promo_code.not_started': [409, 'This promo code cannot be used yet'],
  'promo_code.expired': [409, 'This promo code has expired'],
  'promo_code.not_applicable': [409, 'This promo code is for another type of deal'],
  'promo_code.below_minimum': [409, 'This promo code needs an amount of at least {minimum}'],
  'promo_code.already_used': [409, 'This promo code was already used by your company'],
  'promo_code.exhausted': [409, 'This promo code has reached its limit of uses'],
  'promo_code.taken': [409, 'There is already a promo code with this name'],
  'promo_code.redeemed': [409, 'This promo code was redeemed. Archive it instead'],
});
