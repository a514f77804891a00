import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type EventContext } from '../../infrastructure/events/index.js';
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

  /** Deals of a person who is gone stay, and what was agreed to, without who it was. */
  @OnDomainEvent('user.purged')
  async pseudonymize({ event, em }: EventContext<'user.purged'>): Promise<void> {
    await em.execute(
      `update customer_deals
       set accepted_by_name = case when accepted_by_name is null then null else 'Former customer' end, accepted_ip = null,
         version = version + 1, updated_at = now()
       where customer_id = ?`,
      [event.entity_id],
      'run',
    );
  }
}
