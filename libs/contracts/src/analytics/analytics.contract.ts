import { z } from 'zod';

/** The dashboard's numbers for the caller's role; a number the caller has no right to is absent (decisions, section 5). */
export const dashboardAnalytics = z
  .object({
    total_customers: z.int().optional().meta({ description: 'Admins only' }),
    active_projects: z.int().optional().meta({ description: 'Projects in state active that the caller sees' }),
    open_tasks: z.int().optional().meta({ description: 'Unfinished tasks of those the caller sees' }),
    open_tickets: z
      .int()
      .optional()
      .meta({ description: 'Support tickets of those the caller sees that have not ended' }),
    unassigned_tickets: z.int().optional().meta({ description: 'Admins only: open tickets that nobody has taken on' }),
    waiting_mails: z.int().optional().meta({ description: 'Admins only: received mails that became no ticket yet' }),
    pending_tickets: z
      .int()
      .optional()
      .meta({ description: 'Customers: tickets they see that wait for an answer of theirs' }),
    completed_this_month: z
      .int()
      .optional()
      .meta({ description: 'Admins only: tasks completed this month, Eastern time' }),
    awaiting_approval: z.int().optional().meta({ description: 'Customers: milestones that wait for their approval' }),
    active_deals: z.int().optional().meta({ description: 'Deals in state active that the caller sees' }),
    monthly_revenue: z.number().optional().meta({ description: 'Admins only: totalMRR, US dollars' }),
    total_revenue: z.number().optional().meta({ description: 'Admins only: totalRevenue, US dollars' }),
    monthly_amount: z
      .number()
      .optional()
      .meta({ description: 'Customers: what their active recurring deals cost a month after discounts, US dollars' }),
    offered_deals: z.int().optional().meta({ description: 'Customers: deals that wait for their yes or no' }),
    unsigned_documents: z.int().optional().meta({ description: 'Customers: documents that wait for their signature' }),
    unpaid_invoices: z.int().optional().meta({ description: 'Customers: open invoices with a balance' }),
    overdue_invoices: z.int().optional().meta({ description: 'Open invoices past due that the caller sees' }),
    pending_consultations: z.int().optional().meta({ description: 'Admins only: requests in state pending' }),
    open_consultations: z.int(),
    late_consultations: z
      .int()
      .optional()
      .meta({ description: 'Admins only: open and past promised_by without an answer' }),
  })
  .meta({ id: 'DashboardAnalytics' });
export type DashboardAnalytics = z.infer<typeof dashboardAnalytics>;

/** How many months a trend looks back. */
export const TREND_MONTHS = 5;

const pastMonths = z.array(z.number());

/** What the dashboard's numbers were at the ends of the last five months, Eastern time, oldest first. */
export const dashboardTrends = z
  .object({
    total_customers: pastMonths,
    active_projects: pastMonths,
    monthly_revenue: pastMonths.meta({ description: 'US dollars' }),
    active_deals: pastMonths,
    open_consultations: pastMonths,
    open_tasks: pastMonths,
    open_tickets: pastMonths,
    total_revenue: pastMonths.meta({ description: 'US dollars' }),
    completed_this_month: pastMonths.meta({ description: 'Tasks completed in each of these months' }),
  })
  .meta({ id: 'DashboardTrends' });
export type DashboardTrends = z.infer<typeof dashboardTrends>;
