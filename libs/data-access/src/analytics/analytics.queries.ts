import { cacheTimings, type OfProjectInTime } from '@portal/contracts';
import { recordQuery } from '../query/calls.js';
import { keys } from '../query/keys.js';

export const analyticsQueries = {
  all: keys.analytics,
  dashboard: () => recordQuery([...analyticsQueries.all, 'dashboard'], '/api/v1/analytics/dashboard'),
  /** The numbers of the person's dashboard at the ends of the last months; no live change makes them old. */
  trends: () => recordQuery(['dashboard-trends'], '/api/v1/analytics/trends'),
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
