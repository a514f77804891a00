import { createPromoCode, type PromoCodeStatus } from '@portal/contracts';
import type { z } from 'zod';
import { PromoCode } from '../../modules/promo-codes/index.js';

type Offered = Omit<z.input<typeof createPromoCode>, 'status'> & { status: PromoCodeStatus };

/** A promo code in any state. */
export const buildPromoCode = ({ status, ...input }: Offered): PromoCode =>
  Object.assign(PromoCode.offer(createPromoCode.parse(input)), { status });
