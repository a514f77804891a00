import { sql } from 'kysely';
import { personNameOrEmail } from '../../../infrastructure/database/read-kit.js';
import { activeMonthlyWorth, endedAt, visibleDeals } from '../../deals/index.js';
import { moneyMetrics as m } from './money-metrics.js';
import { instant, recordMetrics, text } from './record-metrics.js';
import {
  columnOf,
  customerColumns,
  forAdmins,
  linkColumn,
  totalColumn,
  type ReportDefinition,
} from './report-definition.js';
import { enumLabel } from './work-metrics.js';

/** Every deal as it is now, with what it is worth. */
export const dealsReport: ReportDefinition = {
  name: 'deals',
  titles: { admin: 'Deals', customer: 'My deals' },
  description: 'Every deal with its state, what it is worth a month, and when it began and ended.',
  parameters: ['customer_id', 'company_id'],
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
