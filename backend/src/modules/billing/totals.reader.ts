import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { receivedPaymentStatuses, type Actor, type RevenueSummary } from '@portal/contracts';
import { sql } from 'kysely';
import { DealsReader, monthlyDiscount, visibleDeals } from '../deals/index.js';
import { visiblePayments } from './payment.query.js';

/** The three figures of the business, of the rows that an actor sees (decisions, section 5). */
@Injectable()
export class TotalsReader {
  constructor(
    private readonly em: EntityManager,
    private readonly deals: DealsReader,
  ) {}

  /** US dollars, and the number of active deals. */
  async totals(actor: Actor): Promise<Pick<RevenueSummary, 'totalMRR' | 'totalActiveDeals' | 'totalRevenue'>> {
    const [totalMRR, totalActiveDeals, totalRevenue] = await Promise.all([
      this.monthly(actor),
      this.deals.count(actor, { current_status: ['active'] }),
      this.received(actor),
    ]);
    return { totalMRR, totalActiveDeals, totalRevenue };
  }

  /** What the active recurring deals are worth a month, minus the discounts in force; US dollars. */
  async monthly(actor: Actor): Promise<number> {
    const { cents } = await visibleDeals(this.em, actor, { current_status: ['active'], deal_type: ['recurring'] })
      .select(sql<string>`coalesce(sum(d.monthly_cents - ${monthlyDiscount}), 0)`.as('cents'))
      .executeTakeFirstOrThrow();
    return Number(cents) / 100;
  }

  /** Payments received minus refunds; US dollars. */
  async received(actor: Actor): Promise<number> {
    const { cents } = await visiblePayments(this.em, actor, { status: [...receivedPaymentStatuses] })
      .select(sql<string>`coalesce(sum(y.amount_cents - y.refunded_cents), 0)`.as('cents'))
      .executeTakeFirstOrThrow();
    return Number(cents) / 100;
  }
}
