import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isLongDeleted, Nightly, purgeRows } from '../../infrastructure/schedule/index.js';

/** What of deals goes, and when: deleted drafts after 30 days, as soon as what hangs on them is purged (decisions, section 4). */
@Injectable()
export class DealsPurge {
  @Nightly('purge-deals')
  purge(em: EntityManager): Promise<number> {
    const old = `select d.id from customer_deals as d where ${isLongDeleted('d')}
      and not exists (select 1 from billing_schedules as s where s.deal_id = d.id)
      and not exists (select 1 from invoices as i where i.deal_id = d.id)`;
    return purgeRows(em, 'customer_deals', old);
  }
}
