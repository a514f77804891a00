import type { ErrorCode } from '@portal/contracts';

/** What redeeming a promo code can be refused with. */
export const promoRefusals = [
  'promo_code.not_found',
  'promo_code.not_started',
  'promo_code.expired',
  'promo_code.not_applicable',
  'promo_code.below_minimum',
  'promo_code.already_used',
  'promo_code.exhausted',
] as const satisfies readonly ErrorCode[];
