import {
  DashboardAnalytics,
  DealsAnalytics,
  MrrMovementView,
  MrrSummary,
  ProjectSummary,
  RevenueSummary,
  TaskMetrics,
  WeightAnalytics,
  type Role,
} from '@portal/contracts';
import { builderOf } from './builder-of.js';
import money from './recorded/money.json' with { type: 'json' };
import projects from './recorded/projects.json' with { type: 'json' };

/** A project in the middle of its work; override what the test is about. */
export const aProjectSummary = builderOf<ProjectSummary>(ProjectSummary, () => projects.summary);

export const aTaskMetrics = builderOf<TaskMetrics>(TaskMetrics, () => projects.metrics);

export const aWeightAnalytics = builderOf<WeightAnalytics>(WeightAnalytics, () => projects.weights);

export const aRevenueSummary = builderOf<RevenueSummary>(RevenueSummary, () => money.revenue);

export const anMrrMovement = builderOf<MrrMovementView>(MrrMovementView, () => money.mrr_movement);

const nothing = { new: 0, expansion: 0, resume: 0, reactivation: 0, contraction: 0, pause: 0, churn: 0 };

/** A month in which one deal began. */
export const anMrrSummary = builderOf<MrrSummary>(MrrSummary, () => {
  const month = {
    from: '2026-11-01',
    to: '2026-11-30',
    starting: 440.05,
    changes: { ...nothing, new: 99.5 },
    ending: 539.55,
  };
  return { ...month, months: [month], last_check: null };
});

export const aDealsAnalytics = builderOf<DealsAnalytics>(DealsAnalytics, () => money.deal_numbers);

/** The numbers of the dashboard that this role sees. */
export const aDashboard = (role: Role): DashboardAnalytics => DashboardAnalytics.parse(money.dashboard[role]);
