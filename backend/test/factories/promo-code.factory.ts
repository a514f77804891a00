import { randomUUID } from 'node:crypto';
import { buildPromoCode } from '../../src/demo/builders/promo-code.js';
import { factoryOf } from './factory-of.js';

/** A promo code; by default ten percent off the first period. */
export const aPromoCode = factoryOf('promo', (given: Partial<Parameters<typeof buildPromoCode>[0]> = {}) =>
  buildPromoCode({
    code: `CODE-${randomUUID().slice(0, 8)}`,
    discount_type: 'percent',
    value: 10,
    status: 'active',
    ...given,
  }),
);
