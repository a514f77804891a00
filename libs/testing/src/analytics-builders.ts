import type { ProjectSummary, TaskMetrics, WeightAnalytics } from '@portal/contracts';
import { anId } from './builders.js';

/** A project in the middle of its work; override what the test is about. */
export const aProjectSummary = (own: Partial<ProjectSummary> = {}): ProjectSummary => ({
  project_id: anId(),
  progress: 40,
  tasks: { todo: 2, in_progress: 1, done: 2 },
  milestones: { planned: 1, completed: 1 },
  task_count: 5,
  done_count: 2,
  overdue_count: 0,
  awaiting_approval: 0,
  estimate_minutes: 600,
  spent_minutes: 150,
  next_due: '2026-02-10',
  ...own,
});

export const aTaskMetrics = (own: Partial<TaskMetrics> = {}): TaskMetrics => ({
  project_id: anId(),
  timeframe: '30d',
  created: 5,
  completed: 2,
  reopened: 0,
  cycle_hours_mean: 30,
  cycle_hours_p85: 96,
  overdue: 0,
  on_time_share: 100,
  ...own,
});

export const aWeightAnalytics = (own: Partial<WeightAnalytics> = {}): WeightAnalytics => ({
  project_id: anId(),
  total: 20,
  completed: 8,
  in_progress: 5,
  in_review: 0,
  blocked: 0,
  remaining: 12,
  overdue: 0,
  weighted_progress: 40,
  count_progress: 40,
  by_milestone: [{ key: anId(), label: 'Switches installed', total: 20, done: 8 }],
  by_status: [
    { key: 'in_progress', label: 'In progress', total: 12, done: 0 },
    { key: 'done', label: 'Done', total: 8, done: 8 },
  ],
  by_assignee: [{ key: 'none', label: 'Unassigned', total: 20, done: 8 }],
  by_priority: [{ key: 'medium', label: 'Medium', total: 20, done: 8 }],
  velocity: [
    { week_of: '2026-01-05', weight: 3 },
    { week_of: '2026-01-12', weight: 5 },
  ],
  forecast_date: null,
  ...own,
});
