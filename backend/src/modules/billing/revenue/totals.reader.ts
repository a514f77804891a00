import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { metrics, type Actor, type RevenueSummary } from '@portal/contracts';
import { countRows } from '../../../infrastructure/database/paginate.js';
import { dealTotals, visibleDeals } from '../../deals/index.js';
import { paymentTotals } from '../payments/payments.queries.js';

/** The three figures of the business, of the rows that an actor sees (decisions, section 5). */
@Injectable()
export class TotalsReader {
  constructor(private readonly em: EntityManager) {}

  /** US dollars, and the number of active deals. */
  async totals(actor: Actor): Promise<Pick<RevenueSummary, 'totalMRR' | 'totalActiveDeals' | 'totalRevenue'>> {
    const { monthly_revenue, active_deals, total_revenue } = metrics;
    const [deals, totalActiveDeals, payments] = await Promise.all([
      dealTotals(this.em, actor, monthly_revenue.filter),
      countRows(visibleDeals(this.em, actor, active_deals.filter)),
      paymentTotals(this.em, actor, total_revenue.filter),
    ]);
    return { totalMRR: deals.monthly_amount, totalActiveDeals, totalRevenue: payments.kept };
  }
}
