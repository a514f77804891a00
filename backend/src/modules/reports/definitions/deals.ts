import { sql } from 'kysely';
import { personNameOrEmail } from '../../../infrastructure/database/read-kit.js';
import { activeMonthlyWorth, endedAt, visibleDeals } from '../../deals/index.js';
import { moneyMetrics as m } from './money-metrics.js';
import { recordMetrics } from './record-metrics.js';
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
    columnOf('title', { label: 'Deal', sentence: 'The title of the deal', unit: 'text' }),
    ...customerColumns(role),
    columnOf('status', recordMetrics.status),
    columnOf('type', { label: 'Type', sentence: 'Recurring, or paid once', unit: 'text' }),
    columnOf('amount', m.amount),
    totalColumn('monthly', m.monthly, role === 'admin' ? 'monthly_revenue' : 'monthly_amount'),
    columnOf('accepted', { label: 'Accepted', sentence: 'When it was accepted', unit: 'instant' }),
    columnOf('ended', { label: 'Ended', sentence: 'When it was cancelled or completed', unit: 'instant' }),
    ...forAdmins(
      role,
      linkColumn(
        'code',
        { label: 'Promo code', sentence: 'The code that was redeemed', unit: 'text' },
        { kind: 'promo_code', id: 'code' },
      ),
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
