import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { metrics, overdueGroups, type Actor, type RevenueMonth, type RevenueSummary } from '@portal/contracts';
import { sql } from 'kysely';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { BUSINESS_ZONE } from '../../../infrastructure/database/time/business-time.js';
import { inOverdueGroup, visibleInvoices } from '../invoices/invoices.queries.js';
import { collectedBetween, refundedBetween } from './revenue-figures.js';
import { dollarsOf, inDollars } from '../../../infrastructure/database/money.js';
import { countRows } from '../../../infrastructure/database/paginate.js';
import { dealTotals, visibleDeals } from '../../deals/index.js';
import { paymentTotals } from '../payments/payments.queries.js';

const zone = sql.lit(BUSINESS_ZONE);
const [begins, ends] = [sql.ref('months.begins'), sql.ref('months.ends')];

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

/** Reads revenue: sums over the rows that the lists of invoices and payments show. */
@Injectable()
export class RevenueReader {
  constructor(
    private readonly em: EntityManager,
    private readonly totals: TotalsReader,
  ) {}

  /** The figures of the business, by month, and what is overdue (decisions, section 5). */
  async summary(actor: Actor, months: number): Promise<RevenueSummary> {
    authorizeRole(actor, 'revenue.read');
    const [totals, byMonth, outstanding] = await Promise.all([
      this.totals.totals(actor),
      this.byMonth(months),
      this.outstanding(actor),
    ]);
    return { ...totals, ...outstanding, months: byMonth };
  }

  /**
   * Months by Eastern time, oldest first. Billed and outstanding are of the invoices issued in the month, whatever came
   * later; collected and refunded are of the day the money moved.
   */
  private async byMonth(months: number): Promise<RevenueMonth[]> {
    const { rows } = await sql<Record<keyof RevenueMonth, string>>`
      with months as (
        select month, month at time zone ${zone} as begins, (month + interval '1 month') at time zone ${zone} as ends
        from generate_series(0, ${months}::int - 1) as n
          cross join lateral (
            select date_trunc('month', now() at time zone ${zone}) - n * interval '1 month' as month) as one)
      select to_char(month, 'YYYY-MM') as month, i.billed, i.outstanding,
        ${collectedBetween(begins, ends)} as collected, ${refundedBetween(begins, ends)} as refunded
      from months
      cross join lateral (
        select coalesce(sum(total_cents - credited_cents), 0) as billed,
          coalesce(sum(balance_cents) filter (where status = 'open'), 0) as outstanding
        from invoices where issue_date >= month::date and issue_date < (month + interval '1 month')::date
          and status <> 'void' and deleted_at is null) as i
      order by month`.execute(this.em.getKysely());
    return rows.map(({ month, ...cents }) => ({ month, ...inDollars(cents) }));
  }

  private async outstanding(actor: Actor): Promise<Pick<RevenueSummary, 'outstanding' | 'overdue'>> {
    const sum = sql<string>`coalesce(sum(i.balance_cents), 0)`;
    const row = await visibleInvoices(this.em, actor, metrics.outstanding.filter)
      .select([
        sum.as('outstanding'),
        ...overdueGroups.map((group) =>
          sql<string>`coalesce(sum(i.balance_cents) filter (where ${inOverdueGroup(group)}), 0)`.as(group),
        ),
      ])
      .executeTakeFirstOrThrow();
    const overdue = Object.fromEntries(overdueGroups.map((group) => [group, dollarsOf(row[group])]));
    return { outstanding: dollarsOf(row.outstanding), overdue: overdue as RevenueSummary['overdue'] };
  }
}
