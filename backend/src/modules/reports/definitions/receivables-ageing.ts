import { sql } from 'kysely';
import { personNameOrEmail } from '../../../infrastructure/database/read-kit.js';
import { visibleInvoices } from '../../billing/index.js';
import { balanceAt, closedAt, moneyMetrics as m } from './money-metrics.js';
import { endOfDay } from './periods.js';
import { day, recordMetrics, usd } from './record-metrics.js';
import { columnOf, customerColumns, linkColumn, totalColumn, type ReportDefinition } from './report-definition.js';

/** What was owed at the end of a day, invoice by invoice, by how long it was late. */
export const receivablesAgeingReport: ReportDefinition = {
  name: 'receivables_ageing',
  titles: { admin: 'Receivables ageing', customer: 'Open bills' },
  description: 'Every invoice that was open at the end of a day, by how long it was past due.',
  parameters: ['as_of', 'customer_id', 'company_id'],
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
