import { CreatePromoCode, type PromoCodeStatus } from '@portal/contracts';
import type { z } from 'zod';
import { PromoCode } from '../../modules/promo-codes/index.js';

type Offered = Omit<z.input<typeof CreatePromoCode>, 'status'> & { status: PromoCodeStatus };

/** A promo code in any state. */
export const buildPromoCode = ({ status, ...input }: Offered): PromoCode =>
  Object.assign(PromoCode.offer(CreatePromoCode.parse(input)), { status });
