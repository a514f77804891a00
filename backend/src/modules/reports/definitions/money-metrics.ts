import { metrics, type MetricLabel, closedInvoiceStatuses } from '@portal/contracts';
import { sqlList } from '../../../infrastructure/database/sql-list.js';
import { inLiteral } from '../../../infrastructure/database/read-kit.js';
import { sql, type RawBuilder } from 'kysely';
import { withLabel } from './report-definition.js';
import { count, instant, text, usd } from './record-metrics.js';

/** Figures of bills and payments. */
export const moneyMetrics = {
  total: usd('Total', 'The total of the invoice as issued'),
  daysLate: { label: 'Days late', sentence: 'Days past its due date; 0 while it is not due', unit: 'days' },
  amount: usd('Amount', 'The price of one period of the deal, or of a one-time deal'),
  monthly: withLabel('Per month', metrics.monthly_revenue),
  code: text('Code', 'The code as customers type it'),
  redeemed: count('Redeemed', 'Deals that redeemed it in the period, and keep it'),
  activeDeals: metrics.active_deals,
  monthlyOfActive: usd('Per month', 'What these deals are worth a month while active, minus the discount in force'),
  lastRedeemed: instant('Last redeemed', 'When it was last redeemed in the period'),
} as const satisfies Record<string, MetricLabel>;

/**
 * When invoice `i` was voided or written off; null while it is neither. By the record of that step, which is kept, else
 * by its last change.
 */
export const closedAt: RawBuilder<Date | null> = sql<Date | null>`case when i.status in ${inLiteral(closedInvoiceStatuses)} then coalesce((
  select max(e.occurred_at) from domain_events as e
  where e.entity_id = i.id and e.name = 'invoice.status_changed' and e.payload ->> 'to' = i.status), i.updated_at) end`;

/** The events by which `closedAt` knows. */
export const KEPT_INVOICE_EVENTS = `name = 'invoice.status_changed' and payload ->> 'to' in (${sqlList(closedInvoiceStatuses)})`;

/** What invoice `i` still owed at an instant, by the books: they only grow, so that a past balance never changes; cents. */
export const balanceAt = (at: RawBuilder<unknown>): RawBuilder<string> => sql<string>`(i.total_cents
  - (select coalesce(sum(l.amount_cents), 0) from ledger_entries as l where l.invoice_id = i.id and l.created_at < ${at})
  - (select coalesce(sum(n.amount_cents), 0) from credit_notes as n where n.invoice_id = i.id and n.issued_at < ${at}))`;
