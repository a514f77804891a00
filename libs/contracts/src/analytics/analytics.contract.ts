import { z } from 'zod';
import type { Role } from '../core/actor.js';
import type { Metric } from '../metrics/metric.js';
import { metrics, type MetricName } from '../metrics/metrics.js';

const whose = { admin: 'Admins only: ', customer: 'Customers: ' };

/** The figure of a metric, absent for a role that has no right to it. */
const figure = ({ roles: [role, other], sentence, unit }: Metric) =>
  (unit === 'count' ? z.int() : z.number())
    .optional()
    .meta({ description: (role && !other ? whose[role] : '') + sentence + (unit === 'usd' ? '; US dollars' : '') });

/** The dashboard's numbers for the caller's role, of the rows that the caller sees (decisions, section 5). */
export const dashboardAnalytics = z
  .object({
    total_customers: figure(metrics.total_customers),
    active_projects: figure(metrics.active_projects),
    open_tasks: figure(metrics.open_tasks),
    open_tickets: figure(metrics.open_tickets),
    unassigned_tickets: figure(metrics.unassigned_tickets),
    waiting_mails: figure(metrics.waiting_mails),
    pending_tickets: figure(metrics.pending_tickets),
    completed_this_month: figure(metrics.completed_this_month),
    awaiting_approval: figure(metrics.awaiting_approval),
    active_deals: figure(metrics.active_deals),
    monthly_revenue: figure(metrics.monthly_revenue),
    total_revenue: figure(metrics.total_revenue),
    monthly_amount: figure(metrics.monthly_amount),
    offered_deals: figure(metrics.offered_deals),
    unsigned_documents: figure(metrics.unsigned_documents),
    unpaid_invoices: figure(metrics.unpaid_invoices),
    overdue_invoices: figure(metrics.overdue_invoices),
    pending_consultations: figure(metrics.pending_consultations),
    open_consultations: figure(metrics.open_consultations),
    late_consultations: figure(metrics.late_consultations),
  } satisfies Partial<Record<MetricName, unknown>>)
  .meta({ id: 'DashboardAnalytics' });
export type DashboardAnalytics = z.infer<typeof dashboardAnalytics>;

/** The metrics that the dashboard of a role has. */
export const dashboardMetrics = (role: Role): (keyof DashboardAnalytics)[] =>
  dashboardAnalytics.keyof().options.filter((name) => metrics[name].roles.includes(role));

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
