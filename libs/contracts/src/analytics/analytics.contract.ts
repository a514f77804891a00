import { z } from 'zod';
import type { Role } from '../core/actor.js';
import type { Metric } from '../core/metric.js';
import { metrics, type MetricName } from '../metrics/metrics.js';

const whose = { admin: 'Admins only: ', customer: 'Customers: ' };

/** What a metric is, and for whom. */
const about = ({ roles: [role, other], sentence, unit }: Metric) => ({
  description: (role && !other ? whose[role] : '') + sentence + (unit === 'usd' ? '; US dollars' : ''),
});

/** The figure of a metric, absent for a role that has no right to it. */
const figure = (metric: Metric) => (metric.unit === 'count' ? z.int() : z.number()).optional().meta(about(metric));

/** The dashboard's numbers for the caller's role, of the rows that the caller sees (decisions, section 5). */
export const DashboardAnalytics = z
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
    overdue_balance: figure(metrics.overdue_balance),
    pending_consultations: figure(metrics.pending_consultations),
    open_consultations: figure(metrics.open_consultations),
    late_consultations: figure(metrics.late_consultations),
  } satisfies Partial<Record<MetricName, unknown>>)
  .meta({ id: 'DashboardAnalytics' });
export type DashboardAnalytics = z.infer<typeof DashboardAnalytics>;

/** The metrics that the dashboard of a role has. */
export const dashboardMetrics = (role: Role): (keyof DashboardAnalytics)[] =>
  DashboardAnalytics.keyof().options.filter((name) => metrics[name].roles.includes(role));

/** How many months a trend looks back. */
export const TREND_MONTHS = 5;

/** The values of a metric, absent for a role that has no right to it. */
const past = (metric: Metric) => z.array(z.number()).optional().meta(about(metric));

/**
 * What the numbers on the cards of the caller's dashboard were at the ends of the last five months, Eastern time,
 * oldest first; tasks completed are those of each of these months (decisions, section 5).
 */
export const DashboardTrends = z
  .object({
    total_customers: past(metrics.total_customers),
    active_projects: past(metrics.active_projects),
    monthly_revenue: past(metrics.monthly_revenue),
    monthly_amount: past(metrics.monthly_amount),
    active_deals: past(metrics.active_deals),
    open_consultations: past(metrics.open_consultations),
    open_tickets: past(metrics.open_tickets),
    total_revenue: past(metrics.total_revenue),
    completed_this_month: past(metrics.completed_this_month),
  } satisfies Partial<Record<keyof DashboardAnalytics, unknown>>)
  .meta({ id: 'DashboardTrends' });
export type DashboardTrends = z.infer<typeof DashboardTrends>;

/** The metrics that have a trend on the dashboard of a role. */
export const trendMetrics = (role: Role): (keyof DashboardTrends)[] =>
  DashboardTrends.keyof().options.filter((name) => metrics[name].roles.includes(role));
