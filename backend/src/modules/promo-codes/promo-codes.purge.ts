import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isLongDeleted, Nightly, purgeRows } from '../../infrastructure/schedule/index.js';

/** Purges codes 30 days after their deletion; they were never redeemed (decisions, section 4). */
@Injectable()
export class PromoCodesPurge {
  @Nightly('purge-promo-codes')
  purge(em: EntityManager): Promise<number> {
    return purgeRows(
      em,
      'promo_codes',
      `select p.id from promo_codes as p where ${isLongDeleted('p')}
         and not exists (select 1 from promo_redemptions as r where r.promo_code_id = p.id)`,
    );
  }
}
