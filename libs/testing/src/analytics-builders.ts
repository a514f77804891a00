import {
  dashboardAnalytics,
  dealsAnalytics,
  projectSummary,
  revenueSummary,
  taskMetrics,
  weightAnalytics,
  type DashboardAnalytics,
  type DealsAnalytics,
  type ProjectSummary,
  type RevenueSummary,
  type Role,
  type TaskMetrics,
  type WeightAnalytics,
} from '@portal/contracts';
import { builderOf } from './builder-of.js';
import money from './recorded/money.json' with { type: 'json' };
import projects from './recorded/projects.json' with { type: 'json' };

/** A project in the middle of its work; override what the test is about. */
export const aProjectSummary = builderOf<ProjectSummary>(projectSummary, () => projects.summary);

export const aTaskMetrics = builderOf<TaskMetrics>(taskMetrics, () => projects.metrics);

export const aWeightAnalytics = builderOf<WeightAnalytics>(weightAnalytics, () => projects.weights);

export const aRevenueSummary = builderOf<RevenueSummary>(revenueSummary, () => money.revenue);

export const aDealsAnalytics = builderOf<DealsAnalytics>(dealsAnalytics, () => money.deal_numbers);

/** The numbers of the dashboard that this role sees. */
export const aDashboard = (role: Role): DashboardAnalytics => dashboardAnalytics.parse(money.dashboard[role]);
