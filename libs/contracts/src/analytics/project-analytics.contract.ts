import { z } from 'zod';
import { object } from '../core/objects.js';
import { day, id } from '../core/primitives.js';
import { projectId } from '../projects/project-id.js';

/** Which project's numbers. */
export const OfProject = z.strictObject({ project_id: projectId });
export type OfProject = z.infer<typeof OfProject>;

/** A project in one look (specification, section 7: analytics, type project-summary). */
export const ProjectSummary = object('ProjectSummary', {
  project_id: id,
  progress: z.number().meta({ description: 'By weight, percent, one decimal' }),
  tasks: z.record(z.string(), z.int()).meta({ description: 'Status → how many' }),
  milestones: z.record(z.string(), z.int()).meta({ description: 'Status → how many' }),
  task_count: z.int(),
  done_count: z.int(),
  overdue_count: z.int(),
  awaiting_approval: z.int(),
  estimate_minutes: z.int(),
  spent_minutes: z.int(),
  next_due: day.nullable(),
});
export type ProjectSummary = z.infer<typeof ProjectSummary>;

export const metricTimeframes = ['7d', '30d', '90d', 'all'] as const;

export const OfProjectInTime = z.strictObject({
  project_id: projectId,
  timeframe: z.enum(metricTimeframes).default('30d'),
});
export type OfProjectInTime = z.infer<typeof OfProjectInTime>;

/** How tasks flowed in a time frame (decisions, section 5). Cycle time: creation to completion, in hours. */
export const TaskMetrics = object('TaskMetrics', {
  project_id: id,
  timeframe: z.enum(metricTimeframes),
  created: z.int(),
  completed: z.int(),
  reopened: z.int(),
  cycle_hours_mean: z.number().nullable(),
  cycle_hours_p85: z.number().nullable(),
  overdue: z.int(),
  on_time_share: z.number().nullable().meta({ description: 'Percent of the completed with a due date, one decimal' }),
});
export type TaskMetrics = z.infer<typeof TaskMetrics>;

const share = z.object({ key: z.string(), label: z.string(), total: z.int(), done: z.int() });

/** Where the weight of a project lies (decisions, section 5). Cancelled tasks don't count. */
export const WeightAnalytics = object('WeightAnalytics', {
  project_id: id,
  total: z.int(),
  completed: z.int(),
  in_progress: z.int(),
  in_review: z.int(),
  blocked: z.int(),
  remaining: z.int(),
  overdue: z.int(),
  weighted_progress: z.number(),
  count_progress: z.number(),
  by_milestone: z.array(share),
  by_status: z.array(share),
  by_assignee: z.array(share),
  by_priority: z.array(share),
  velocity: z
    .array(z.object({ week_of: day, weight: z.int() }))
    .meta({ description: 'The last 8 weeks, Mondays, Eastern time' }),
  forecast_date: day.nullable().meta({ description: 'Remaining ÷ median weekly velocity; null under 3 weeks of data' }),
});
export type WeightAnalytics = z.infer<typeof WeightAnalytics>;
