import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { Nightly } from '../../../infrastructure/schedule/index.js';

interface Found {
  ledger_cents: string;
  live_cents: string;
  differing: number;
}

/** Compares the ledger of the monthly recurring revenue with what the deals are worth, deal by deal. */
@Injectable()
export class MrrChecks {
  private readonly logger = new Logger(MrrChecks.name);

  /** Notes what came of it for the screen; a difference goes to the log as well. Answers how many deals differ. */
  @Nightly('check-mrr')
  async check(em: EntityManager): Promise<number> {
    const [found] = await em.execute<Found[]>(`
      with ledger as (select deal_id as id, sum(change_cents) as cents from mrr_movements group by 1),
      live as (select id, deal_mrr_cents(id) as cents from customer_deals where deal_type = 'recurring'),
      checked as (
        insert into mrr_checks (ledger_cents, live_cents, differing)
        select coalesce(sum(ledger.cents), 0), coalesce(sum(live.cents), 0),
          count(*) filter (where coalesce(ledger.cents, 0) <> coalesce(live.cents, 0))
        from ledger full join live using (id)
        returning ledger_cents, live_cents, differing)
      select * from checked`);
    if (!found) throw new Error('The comparison answered nothing');
    await em.execute(`delete from mrr_checks where created_at < now() - interval '1 year'`, [], 'run');
    if (found.differing > 0) this.logger.error({ msg: 'movements of the revenue differ from the deals', ...found });
    return found.differing;
  }
}
