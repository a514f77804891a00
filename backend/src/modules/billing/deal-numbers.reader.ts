import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { dealIntervals, dealStatuses, dealTypes, type Actor, type DealsAnalytics } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { BUSINESS_ZONE } from '../../infrastructure/database/business-time.js';
import { monthlyDiscount, visibleDeals, type DealFilters } from '../deals/index.js';
import { TotalsReader } from './totals.reader.js';

interface Group {
  count: number;
  monthly_amount: number;
}

const MONTHS = 12;
const monthly = sql<string>`coalesce(sum(d.monthly_cents - ${monthlyDiscount}), 0)`;

/** Reads deals in numbers; sums are net of the discounts in force, so that they add up to totalMRR. */
@Injectable()
export class DealNumbersReader {
  constructor(
    private readonly em: EntityManager,
    private readonly totals: TotalsReader,
  ) {}

  /** By state of all deals; by type, interval and promo code of the active ones (decisions, section 5). */
  async analytics(actor: Actor): Promise<DealsAnalytics> {
    const active: DealFilters = { current_status: ['active'] };
    const [totals, byStatus, byType, byInterval, months, promo_codes] = await Promise.all([
      this.totals.totals(actor),
      this.groups(actor, {}, sql<string>`d.current_status`),
      this.groups(actor, active, sql<string>`d.deal_type`),
      this.groups(actor, { ...active, deal_type: ['recurring'] }, sql<string>`d."interval"`),
      this.months(),
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

  /** Deals accepted, and active or paused ones that ended, in each of the last twelve months. */
  private months(): Promise<DealsAnalytics['months']> {
    return this.em.execute<DealsAnalytics['months']>(
      `with months as (
         select date_trunc('month', now() at time zone '${BUSINESS_ZONE}') - n * interval '1 month' as month
         from generate_series(0, ${MONTHS - 1}) as n),
       begins as (select array_agg(month at time zone '${BUSINESS_ZONE}' order by month) as at from months),
       moves as (
         select width_bucket(accepted_at, at) as place, 1 as started, 0 as ended
         from begins, customer_deals where deleted_at is null and accepted_at >= at[1]
         union all
         select width_bucket(e.occurred_at, at), 0, 1
         from begins, customer_deals as d join domain_events as e on e.entity_id = d.id and e.name = 'deal.status_changed'
         where d.current_status in ('cancelled', 'completed') and d.accepted_at is not null
           and e.payload ->> 'to' = d.current_status and e.occurred_at >= at[1])
       select to_char(month, 'YYYY-MM') as month, coalesce(sum(started), 0)::int as started,
         coalesce(sum(ended), 0)::int as ended
       from (select month, row_number() over (order by month) as place from months) as numbered
         left join moves using (place)
       group by month order by month`,
    );
  }

  private async codes(actor: Actor): Promise<DealsAnalytics['promo_codes']> {
    const rows = await visibleDeals(this.em, actor, { current_status: ['active'] })
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
