import { z } from 'zod';
import { dealStatuses } from '../deals/deal.contract.js';
import { dealTypes } from '../deals/deal-terms.js';
import { object } from '../core/objects.js';

/** The three figures of the business, with the specification's names (decisions, section 5). US dollars. */
const totals = {
  totalMRR: z.number().meta({ description: 'Active recurring deals a month, minus the discounts in force' }),
  totalActiveDeals: z.int(),
  totalRevenue: z.number().meta({ description: 'Payments received minus refunds' }),
};

export const ShowRevenue = z.strictObject({ months: z.coerce.number().int().min(1).max(36).default(12) });
export type ShowRevenue = z.infer<typeof ShowRevenue>;

/** One calendar month, Eastern time: of what was billed in it, what came in and went back in it. */
export const RevenueMonth = object('RevenueMonth', {
  month: z.string().meta({ description: '2026-11' }),
  billed: z.number().meta({ description: 'Totals of invoices issued in it, void ones left out, minus credit notes' }),
  collected: z.number(),
  refunded: z.number(),
  outstanding: z.number().meta({ description: 'Balances still open of the invoices issued in it' }),
});
export type RevenueMonth = z.infer<typeof RevenueMonth>;

export const RevenueSummary = object('RevenueSummary', {
  ...totals,
  outstanding: z.number().meta({ description: 'All open balances' }),
  months: z.array(RevenueMonth).meta({ description: 'Oldest first, ending with this month' }),
  overdue: z.object({ '0-30': z.number(), '31-60': z.number(), '61-90': z.number(), '90+': z.number() }),
});
export type RevenueSummary = z.infer<typeof RevenueSummary>;

const group = { count: z.int(), monthly_amount: z.number() };

/** Deals in numbers. */
export const DealsAnalytics = object('DealsAnalytics', {
  ...totals,
  by_status: z.array(z.object({ current_status: z.enum(dealStatuses), ...group })),
  by_type: z.array(z.object({ deal_type: z.enum(dealTypes), ...group })),
  by_interval: z.array(z.object({ interval: z.enum(['month', 'quarter', 'year']), ...group })),
  months: z
    .array(z.object({ month: z.string(), started: z.int(), ended: z.int() }))
    .meta({ description: 'Deals accepted and deals cancelled or completed in each of the last 12 months' }),
  promo_codes: z.array(z.object({ code: z.string(), deals: z.int(), monthly_discount: z.number() })),
});
export type DealsAnalytics = z.infer<typeof DealsAnalytics>;
