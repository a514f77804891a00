import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createPromoCode, type CreatePromoCode, type PromoCodeStatus } from '@portal/contracts';
import { PromoCode } from '../../src/modules/promo-codes/index.js';

interface Given extends Partial<Omit<CreatePromoCode, 'status'>> {
  status?: PromoCodeStatus;
}

/** A promo code; by default ten percent off the first period. Leaves no events. */
export const aPromoCode =
  ({ status = 'active', ...input }: Given = {}) =>
  (em: EntityManager): { promo: PromoCode } => {
    const promo = PromoCode.offer(
      createPromoCode.parse({
        code: `CODE-${randomUUID().slice(0, 8)}`,
        discount_type: 'percent',
        value: 10,
        ...input,
      }),
    );
    promo.status = status;
    promo.takeRecordedEvents();
    em.persist(promo);
    return { promo };
  };
