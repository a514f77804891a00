import { metrics, type MetricLabel } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { withLabel } from './report-definition.js';

const usd = (label: string, sentence: string): MetricLabel => ({ label, sentence, unit: 'usd' });

/** Figures of bills and payments. */
export const moneyMetrics = {
  invoices: { label: 'Invoices', sentence: 'Invoices that were issued', unit: 'count' },
  invoiced: usd('Invoiced', 'Totals of invoices on the day they were issued'),
  credited: usd('Credited', 'Credit notes and voided invoices on the day they were made so'),
  netInvoiced: usd('Net invoiced', 'Invoiced minus credited'),
  collected: usd('Collected', 'Payments on the day the money came'),
  refunded: usd('Refunded', 'Refunds on the day they were made'),
  netCollected: usd('Net collected', 'Collected minus refunded'),
  total: usd('Total', 'The total of the invoice as issued'),
  balance: usd('Balance', 'What was still owed of it at the end of the day'),
  notDue: usd('Not due', 'Balances that were not due'),
  late30: usd('1–30 days', 'Balances that were 1 to 30 days past due'),
  late60: usd('31–60 days', 'Balances that were 31 to 60 days past due'),
  late90: usd('61–90 days', 'Balances that were 61 to 90 days past due'),
  later: usd('90+ days', 'Balances that were more than 90 days past due'),
  daysLate: { label: 'Days late', sentence: 'Days past its due date; 0 while it is not due', unit: 'days' },
  amount: usd('Amount', 'The price of one period of the deal, or of a one-time deal'),
  monthly: withLabel('Per month', metrics.monthly_revenue),
  code: { label: 'Code', sentence: 'The code as customers type it', unit: 'text' },
  discount: { label: 'Discount', sentence: 'What it takes off a period', unit: 'text' },
  redeemed: { label: 'Redeemed', sentence: 'Deals that redeemed it in the period, and keep it', unit: 'count' },
  acceptedDeals: { label: 'Accepted', sentence: 'Of these, deals that were accepted', unit: 'count' },
  activeDeals: metrics.active_deals,
  monthlyOfActive: usd('Per month', 'What these deals are worth a month while active, minus the discount in force'),
  discounted: usd('Discounted', 'Discounts on the invoices of these deals so far'),
  lastRedeemed: { label: 'Last redeemed', sentence: 'When it was last redeemed in the period', unit: 'instant' },
} as const satisfies Record<string, MetricLabel>;

/**
 * When invoice `i` was voided or written off; null while it is neither. By the record of that step, which is kept, else
 * by its last change.
 */
export const closedAt: RawBuilder<Date | null> = sql<Date | null>`case when i.status in ('void', 'uncollectible') then coalesce((
  select max(e.occurred_at) from domain_events as e
  where e.entity_id = i.id and e.name = 'invoice.status_changed' and e.payload ->> 'to' = i.status), i.updated_at) end`;

/** The events by which `closedAt` knows. */
export const KEPT_INVOICE_EVENTS = `name = 'invoice.status_changed' and payload ->> 'to' in ('void', 'uncollectible')`;

/** What invoice `i` still owed at an instant, by the books: they only grow, so that a past balance never changes; cents. */
export const balanceAt = (at: RawBuilder<unknown>): RawBuilder<string> => sql<string>`(i.total_cents
  - (select coalesce(sum(l.amount_cents), 0) from ledger_entries as l where l.invoice_id = i.id and l.created_at < ${at})
  - (select coalesce(sum(n.amount_cents), 0) from credit_notes as n where n.invoice_id = i.id and n.issued_at < ${at}))`;
