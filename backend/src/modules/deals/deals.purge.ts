import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isLongDeleted, Nightly, purgeRows } from '../../infrastructure/schedule/index.js';

/** Deleted drafts go for good after 30 days, as soon as what hangs on them is purged (decisions, section 4). */
@Injectable()
export class DealsPurge {
  @Nightly('purge-deals')
  purge(em: EntityManager): Promise<number> {
    return purgeRows(em, 'customer_deals', `select d.id from customer_deals as d where ${isLongDeleted('d')}`);
  }
}
