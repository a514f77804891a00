import { sql, type RawBuilder } from 'kysely';
import { collectedBetween, refundedBetween } from '../../billing/index.js';
import { closedAt } from './money-metrics.js';
import { periodsOf } from './periods.js';
import { usd, count } from './record-metrics.js';
import { periodColumns, totalColumn, type ReportDefinition } from './report-definition.js';

const [begins, ends] = [sql.ref('periods.begins'), sql.ref('periods.ends')];

const columns = [
  ...periodColumns,
  totalColumn('invoices', count('Invoices', 'Invoices that were issued')),
  totalColumn('invoiced', usd('Invoiced', 'Totals of invoices on the day they were issued')),
  totalColumn('credited', usd('Credited', 'Credit notes and voided invoices on the day they were made so')),
  totalColumn('net_invoiced', usd('Net invoiced', 'Invoiced minus credited')),
  totalColumn('collected', usd('Collected', 'Payments on the day the money came')),
  totalColumn('refunded', usd('Refunded', 'Refunds on the day they were made')),
  totalColumn('net_collected', usd('Net collected', 'Collected minus refunded')),
];

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
  columns: () => columns,
  query: (_em, _reader, params) => {
    const customers = customersOf(params.company_id);
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
