import { cacheTimings, type OfProjectInTime, type WhoseWork } from '@portal/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { recordQuery } from '../query/calls.js';
import { keys } from '../query/keys.js';

export const analyticsQueries = {
  all: keys.analytics,
  dashboard: () => recordQuery([...analyticsQueries.all, 'dashboard'], '/api/v1/analytics/dashboard'),
  /** The numbers of the person's dashboard at the ends of the last months; no live change makes them old. */
  trends: () => recordQuery(['dashboard-trends'], '/api/v1/analytics/trends'),
  workQueues: [...keys.analytics, 'work-queue'] as const,
  /** What waits for one of us, by its due time. */
  workQueue: (whose: WhoseWork) => ({
    ...recordQuery([...analyticsQueries.workQueues, whose], '/api/v1/analytics/work-queue', { query: { whose } }),
    placeholderData: keepPreviousData,
  }),
  /** How the team keeps its promises, and who has how much to do. */
  team: () => recordQuery([...analyticsQueries.all, 'team'], '/api/v1/analytics/team'),
  /** A project in one look. */
  projectSummary: (project_id: string) => ({
    ...recordQuery([...analyticsQueries.all, 'project-summary', project_id], '/api/v1/analytics/project-summary', {
      query: { project_id },
    }),
    ...cacheTimings.projectData,
  }),
  /** How the tasks of a project flowed. */
  taskMetrics: (project_id: string, timeframe: OfProjectInTime['timeframe']) => ({
    ...recordQuery([...analyticsQueries.all, 'task-metrics', project_id, timeframe], '/api/v1/analytics/task-metrics', {
      query: { project_id, timeframe },
    }),
    ...cacheTimings.projectData,
  }),
  /** Where the weight of a project lies, and when it will be done. */
  weightAnalytics: (project_id: string) => ({
    ...recordQuery([...analyticsQueries.all, 'weight-analytics', project_id], '/api/v1/analytics/weight-analytics', {
      query: { project_id },
    }),
    ...cacheTimings.projectData,
  }),
};
