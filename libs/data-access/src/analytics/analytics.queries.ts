import { cacheTimings, type OfProjectInTime } from '@portal/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api, recordOf } from '../http/api.js';
import { keys } from '../query/keys.js';

export const analyticsQueries = {
  all: keys.analytics,
  dashboard: () =>
    queryOptions({
      queryKey: [...analyticsQueries.all, 'dashboard'] as const,
      queryFn: ({ signal }) => recordOf(api.GET('/api/v1/analytics/dashboard', { signal })),
    }),
  /** The numbers of the person's dashboard at the ends of the last months; no live change makes them old. */
  trends: () =>
    queryOptions({
      queryKey: ['dashboard-trends'] as const,
      queryFn: ({ signal }) => recordOf(api.GET('/api/v1/analytics/trends', { signal })),
    }),
  /** A project in one look. */
  projectSummary: (project_id: string) =>
    queryOptions({
      queryKey: [...analyticsQueries.all, 'project-summary', project_id] as const,
      queryFn: ({ signal }) =>
        recordOf(api.GET('/api/v1/analytics/project-summary', { params: { query: { project_id } }, signal })),
      ...cacheTimings.projectData,
    }),
  /** How the tasks of a project flowed. */
  taskMetrics: (project_id: string, timeframe: OfProjectInTime['timeframe']) =>
    queryOptions({
      queryKey: [...analyticsQueries.all, 'task-metrics', project_id, timeframe] as const,
      queryFn: ({ signal }) =>
        recordOf(api.GET('/api/v1/analytics/task-metrics', { params: { query: { project_id, timeframe } }, signal })),
      ...cacheTimings.projectData,
    }),
  /** Where the weight of a project lies, and when it will be done. */
  weightAnalytics: (project_id: string) =>
    queryOptions({
      queryKey: [...analyticsQueries.all, 'weight-analytics', project_id] as const,
      queryFn: ({ signal }) =>
        recordOf(api.GET('/api/v1/analytics/weight-analytics', { params: { query: { project_id } }, signal })),
      ...cacheTimings.projectData,
    }),
};
