import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { dealIntervals, dealStatuses, dealTypes, metrics, type Actor, type DealsAnalytics } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { BUSINESS_ZONE } from '../../../infrastructure/database/time/business-time.js';
import { endedAt, monthlyDiscount, monthlyWorth, visibleDeals, type DealFilters } from '../../deals/index.js';
import { TotalsReader } from './revenue.reader.js';

type Group = Pick<DealsAnalytics['by_status'][number], 'count' | 'monthly_amount'>;

const MONTHS = 12;
const zone = sql.lit(BUSINESS_ZONE);
const monthly = sql<string>`coalesce(sum(${monthlyWorth}), 0)`;

/** Reads deals in numbers; sums are net of the discounts in force, so that they add up to totalMRR. */
@Injectable()
export class DealNumbersReader {
  constructor(
    private readonly em: EntityManager,
    private readonly totals: TotalsReader,
  ) {}

  /** By state of all deals; by type, interval and promo code of the active ones (decisions, section 5). */
  async analytics(actor: Actor): Promise<DealsAnalytics> {
    authorizeRole(actor, 'revenue.read');
    const active = metrics.active_deals.filter;
    const [totals, byStatus, byType, byInterval, months, promo_codes] = await Promise.all([
      this.totals.totals(actor),
      this.groups(actor, {}, sql<string>`d.current_status`),
      this.groups(actor, active, sql<string>`d.deal_type`),
      this.groups(actor, metrics.monthly_revenue.filter, sql<string>`d."interval"`),
      this.months(actor),
      this.codes(actor),
    ]);
    return {
      ...totals,
      by_status: dealStatuses.map((current_status) => ({ current_status, ...of(byStatus, current_status) })),
      by_type: dealTypes.map((deal_type) => ({ deal_type, ...of(byType, deal_type) })),
      by_interval: dealIntervals.map((interval) => ({ interval, ...of(byInterval, interval) })),
      months,
      promo_codes,
    };
  }

  private async groups(actor: Actor, filters: DealFilters, by: RawBuilder<string>): Promise<Map<string, Group>> {
    const rows = await visibleDeals(this.em, actor, filters)
      .select([by.as('name'), sql<number>`count(*)::int`.as('count'), monthly.as('cents')])
      .groupBy(by)
      .execute();
    return new Map(rows.map(({ name, count, cents }) => [name, { count, monthly_amount: Number(cents) / 100 }]));
  }

  /** Deals accepted, and accepted ones that were cancelled or completed, in each of the last twelve months. */
  private async months(actor: Actor): Promise<DealsAnalytics['months']> {
    const moves = visibleDeals(this.em, actor).select(['d.accepted_at', endedAt.as('ended_at')]);
    const { rows } = await sql<DealsAnalytics['months'][number]>`
      with moves as (${moves}),
      started as (
        select date_trunc('month', accepted_at at time zone ${zone}) as month, count(*)::int as deals
        from moves group by 1),
      ended as (
        select date_trunc('month', ended_at at time zone ${zone}) as month, count(*)::int as deals
        from moves group by 1)
      select to_char(month, 'YYYY-MM') as month, coalesce(started.deals, 0) as started, coalesce(ended.deals, 0) as ended
      from generate_series(${sql.lit(MONTHS - 1)}, 0, -1) as ago
        cross join lateral (
          select date_trunc('month', now() at time zone ${zone}) - ago * interval '1 month' as month) as months
        left join started using (month) left join ended using (month)
      order by month`.execute(this.em.getKysely());
    return rows;
  }

  private async codes(actor: Actor): Promise<DealsAnalytics['promo_codes']> {
    const rows = await visibleDeals(this.em, actor, metrics.active_deals.filter)
      .where('r.code', 'is not', null)
      .select([
        sql<string>`r.code`.as('code'),
        sql<number>`count(*)::int`.as('deals'),
        sql<string>`sum(${monthlyDiscount})`.as('cents'),
      ])
      .groupBy('r.code')
      .orderBy('r.code')
      .execute();
    return rows.map(({ code, deals, cents }) => ({ code, deals, monthly_discount: Number(cents) / 100 }));
  }
}

const of = (groups: ReadonlyMap<string, Group>, name: string): Group =>
  groups.get(name) ?? { count: 0, monthly_amount: 0 };
