import {
  DashboardAnalytics,
  DealsAnalytics,
  MrrMovementView,
  MrrSummary,
  ProjectSummary,
  RevenueSummary,
  TaskMetrics,
  TeamWeek,
  WeightAnalytics,
  WorkItem,
  type Role,
} from '@portal/contracts';
import { builderOf } from './builder-of.js';
import { fromNow } from './clock.js';
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

/** A ticket of nobody that is to be answered within the hour, as the queue of work has it. */
export const aWorkItem = builderOf<WorkItem>(WorkItem, () => ({
  ...{
    kind: 'ticket',
    id: '0198a1b2-0000-7000-8000-00000000aa01',
    parent_id: null,
    number: 'S-0007',
    title: 'No network',
  },
  ...{
    who: 'Neuse Bakery',
    since: fromNow({ minutes: -30 }).toISOString(),
    due_at: fromNow({ minutes: 30 }).toISOString(),
    due_on: null,
  },
  ...{ priority: 'urgent', promise: 'first_response', amount: null, count: null },
  ...{ assignee_id: null, assignee_name: null },
  ...{ action: 'take', version: 1 },
}));

/** A team without tickets and tasks. */
export const aTeamWeek = builderOf<TeamWeek>(TeamWeek, () => ({ answered_in_time: [], load: [], on_call: null }));

/** The numbers of the dashboard that this role sees. */
export const aDashboard = (role: Role): DashboardAnalytics => DashboardAnalytics.parse(money.dashboard[role]);
