import { sql, type RawBuilder } from 'kysely';
import { billedInvoiceStatuses } from '@portal/contracts';
import { personNameOrEmail, inLiteral } from '../../../infrastructure/database/read-kit.js';
import { dayOf } from '../../../infrastructure/database/time/business-time.js';
import { collectedBetween, refundedBetween, visibleInvoices } from '../../billing/index.js';
import { activeMonthlyWorth, endedAt, visibleDeals } from '../../deals/index.js';
import { listedPromoCodes } from '../../promo-codes/index.js';
import { closedAt, balanceAt, moneyMetrics as m } from './money-metrics.js';
import { periodsOf, endOfDay } from './periods.js';
import { usd, count, day, recordMetrics, instant, text } from './record-metrics.js';
import {
  periodColumns,
  totalColumn,
  type ReportDefinition,
  columnOf,
  customerColumns,
  linkColumn,
  forAdmins,
  headline,
} from './report-definition.js';
import { enumLabel } from './work-metrics.js';

/** The customers whose money is counted; null for all. */
const customersOf = (companyId: string | undefined): RawBuilder<unknown> | null =>
  companyId === undefined ? null : sql`(select id from users where company_id = ${companyId}::uuid)`;

/** What was billed and what came in, by week or month: each figure on the day it happened, so that a past one stays. */
export const revenueSummaryReport: ReportDefinition = {
  name: 'revenue_summary',
  titles: { admin: 'Revenue summary' },
  description: 'What was invoiced and credited, collected and refunded, by week or month.',
  parameters: ['from', 'to', 'bucket', 'company_id'],
  chart: { category: 'from', series: ['net_invoiced', 'net_collected'] },
  headline: headline('Net collected', 'net_collected', 'usd'),
  columns: () => [
    ...periodColumns,
    totalColumn('invoices', count('Invoices', 'Invoices that were issued')),
    totalColumn('invoiced', usd('Invoiced', 'Totals of invoices on the day they were issued')),
    totalColumn('credited', usd('Credited', 'Credit notes and voided invoices on the day they were made so')),
    totalColumn('net_invoiced', usd('Net invoiced', 'Invoiced minus credited')),
    totalColumn('collected', usd('Collected', 'Payments on the day the money came')),
    totalColumn('refunded', usd('Refunded', 'Refunds on the day they were made')),
    totalColumn('net_collected', usd('Net collected', 'Collected minus refunded')),
  ],
  query: (_em, _reader, params) => {
    const customers = customersOf(params.company_id);
    const [begins, ends] = [sql.ref('periods.begins'), sql.ref('periods.ends')];
    const isMeant = customers ? sql`i.customer_id in ${customers}` : sql`true`;
    return sql`
      with ${periodsOf(params)},
      voided as materialized (
        select ${closedAt} as at, i.total_cents from invoices as i
        where i.status = 'void' and i.deleted_at is null and ${isMeant})
      select first as "from", last as "to", i.invoices, i.invoiced, c.credited, i.invoiced - c.credited as net_invoiced,
        money.collected, money.refunded, money.collected - money.refunded as net_collected
      from periods
      cross join lateral (
        select count(*)::int as invoices, coalesce(sum(i.total_cents), 0) as invoiced from invoices as i
        where i.issue_date between first and last and i.status <> 'draft' and i.deleted_at is null and ${isMeant}) as i
      cross join lateral (
        select (select coalesce(sum(n.amount_cents), 0) from credit_notes as n join invoices as i on i.id = n.invoice_id
            where n.issued_at >= begins and n.issued_at < ends and ${isMeant})
          + (select coalesce(sum(total_cents), 0) from voided where at >= begins and at < ends) as credited) as c
      cross join lateral (
        select ${collectedBetween(begins, ends, customers)} as collected,
          ${refundedBetween(begins, ends, customers)} as refunded) as money
      order by first`;
  },
};

/** What was owed at the end of a day, invoice by invoice, by how long it was late. */
export const receivablesAgeingReport: ReportDefinition = {
  name: 'receivables_ageing',
  titles: { admin: 'Receivables ageing', customer: 'Open bills' },
  description: 'Every invoice that was open at the end of a day, by how long it was past due.',
  parameters: ['as_of', 'customer_id', 'company_id'],
  headline: headline('Owed', 'balance', 'usd'),
  columns: (role) => [
    linkColumn('number', recordMetrics.number, { kind: 'invoice', id: 'id' }),
    ...customerColumns(role),
    columnOf('issued', day('Issued', 'The day it was issued')),
    columnOf('due', day('Due', 'The day it was due')),
    columnOf('days_late', m.daysLate),
    totalColumn('total', m.total),
    totalColumn('balance', usd('Balance', 'What was still owed of it at the end of the day')),
    totalColumn('not_due', usd('Not due', 'Balances that were not due')),
    totalColumn('late_30', usd('1–30 days', 'Balances that were 1 to 30 days past due')),
    totalColumn('late_60', usd('31–60 days', 'Balances that were 31 to 60 days past due')),
    totalColumn('late_90', usd('61–90 days', 'Balances that were 61 to 90 days past due')),
    totalColumn('later', usd('90+ days', 'Balances that were more than 90 days past due')),
  ],
  query: (em, reader, { as_of = '', customer_id, company_id }) => {
    const at = endOfDay(as_of);
    const issued = visibleInvoices(em, reader, { customer_id, company_id })
      .where('i.issue_date', '<=', as_of)
      .where('i.status', '<>', 'draft')
      .where(sql<boolean>`(${closedAt} is null or ${closedAt} >= ${at})`)
      .select([
        'i.id',
        'i.customer_id',
        'c.company_id',
        'i.number',
        personNameOrEmail('c').as('customer'),
        'k.name as company',
        'i.issue_date as issued',
        'i.due_date as due',
        sql<number>`greatest(0, ${as_of}::date - i.due_date)`.as('days_late'),
        'i.total_cents as total',
        balanceAt(at).as('balance'),
      ]);
    return sql`
      select number, customer, company, issued, due, days_late, total, balance,
        case when days_late = 0 then balance else 0 end as not_due,
        case when days_late between 1 and 30 then balance else 0 end as late_30,
        case when days_late between 31 and 60 then balance else 0 end as late_60,
        case when days_late between 61 and 90 then balance else 0 end as late_90,
        case when days_late > 90 then balance else 0 end as later, id, customer_id, company_id
      from ${issued} as issued where balance > 0 order by due, number`;
  },
};

/** Every deal as it is now, with what it is worth. */
export const dealsReport: ReportDefinition = {
  name: 'deals',
  titles: { admin: 'Deals', customer: 'My deals' },
  description: 'Every deal with its state, what it is worth a month, and when it began and ended.',
  parameters: ['customer_id', 'company_id'],
  headline: headline('Per month', 'monthly', 'usd'),
  columns: (role) => [
    linkColumn('number', recordMetrics.number, { kind: 'deal', id: 'id' }),
    columnOf('title', text('Deal', 'The title of the deal')),
    ...customerColumns(role),
    columnOf('status', recordMetrics.status),
    columnOf('type', text('Type', 'Recurring, or paid once')),
    columnOf('amount', m.amount),
    totalColumn('monthly', m.monthly, role === 'admin' ? 'monthly_revenue' : 'monthly_amount'),
    columnOf('accepted', instant('Accepted', 'When it was accepted')),
    columnOf('ended', instant('Ended', 'When it was cancelled or completed')),
    ...forAdmins(
      role,
      linkColumn('code', text('Promo code', 'The code that was redeemed'), { kind: 'promo_code', id: 'code' }),
    ),
  ],
  query: (em, reader, { customer_id, company_id }) =>
    visibleDeals(em, reader, { customer_id, company_id })
      .select([
        'd.id',
        'd.customer_id',
        'c.company_id',
        'd.number',
        'd.title',
        personNameOrEmail('c').as('customer'),
        'company.name as company',
        enumLabel(sql`d.current_status`).as('status'),
        enumLabel(sql`d.deal_type`).as('type'),
        'd.amount_cents as amount',
        activeMonthlyWorth.as('monthly'),
        'd.accepted_at as accepted',
        endedAt.as('ended'),
        'r.code',
      ])
      .orderBy(sql`substr(d.number, 3)::bigint`)
      .orderBy('d.id'),
};

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
  headline: headline('Deals with a code', 'redeemed'),
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
          where i.deal_id = r.deal_id and i.deleted_at is null and i.status in ${inLiteral(billedInvoiceStatuses)})), 0) as discounted,
        max(r.created_at) as last_redeemed
      from redeemed as r join deals as d on d.id = r.deal_id where r.promo_code_id = p.id) as u
    order by u.redeemed desc, p.code`,
};
