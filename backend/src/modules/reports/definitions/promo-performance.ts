import { sql } from 'kysely';
import { dayOf } from '../../../infrastructure/database/time/business-time.js';
import { activeMonthlyWorth, visibleDeals } from '../../deals/index.js';
import { listedPromoCodes } from '../../promo-codes/index.js';
import { moneyMetrics as m } from './money-metrics.js';
import { count, recordMetrics, text, usd } from './record-metrics.js';
import { columnOf, linkColumn, totalColumn, type ReportDefinition } from './report-definition.js';
import { enumLabel } from './work-metrics.js';

const discount = sql`case p.discount_type
  when 'percent' then trim(to_char(p.value_hundredths / 100.0, 'FM990.##'), '.') || ' %'
  else '$' || to_char(p.value_hundredths / 100.0, 'FM999,999,990.00') end`;

/** What each promo code brought: the deals that redeemed it in a period, as they are now. */
export const promoPerformanceReport: ReportDefinition = {
  name: 'promo_performance',
  titles: { admin: 'Promo codes' },
  description: 'Every promo code with the deals that redeemed it in the period, and what they are worth now.',
  parameters: ['from', 'to'],
  chart: { category: 'code', series: ['redeemed', 'accepted'] },
  columns: () => [
    linkColumn('code', m.code, { kind: 'promo_code', id: 'code' }),
    columnOf('discount', text('Discount', 'What it takes off a period')),
    columnOf('status', recordMetrics.status),
    totalColumn('redeemed', m.redeemed),
    totalColumn('accepted', count('Accepted', 'Of these, deals that were accepted')),
    totalColumn('active', m.activeDeals),
    totalColumn('monthly', m.monthlyOfActive),
    totalColumn('discounted', usd('Discounted', 'Discounts on the invoices of these deals so far')),
    columnOf('last_redeemed', m.lastRedeemed),
  ],
  query: (em, reader, { from = '', to = '' }) => sql`
    with codes as (${listedPromoCodes(em, reader)}),
    redeemed as materialized (
      select u.promo_code_id, u.created_at, u.deal_id from promo_redemptions as u
      where ${dayOf('u.created_at')} between ${from}::date and ${to}::date),
    deals as materialized (
      ${visibleDeals(em, reader).select([
        'd.id',
        'd.current_status',
        'd.accepted_at',
        activeMonthlyWorth.as('monthly'),
      ])})
    select p.code, ${discount} as discount, ${enumLabel(sql`p.status`)} as status, u.redeemed, u.accepted, u.active, u.monthly,
      u.discounted, u.last_redeemed
    from codes as p cross join lateral (
      select count(*)::int as redeemed, count(d.accepted_at)::int as accepted,
        (count(*) filter (where d.current_status = 'active'))::int as active,
        coalesce(sum(d.monthly), 0) as monthly,
        coalesce(sum((
          select sum(i.discount_cents) from invoices as i
          where i.deal_id = r.deal_id and i.deleted_at is null and i.status not in ('draft', 'void'))), 0) as discounted,
        max(r.created_at) as last_redeemed
      from redeemed as r join deals as d on d.id = r.deal_id where r.promo_code_id = p.id) as u
    order by u.redeemed desc, p.code`,
};
