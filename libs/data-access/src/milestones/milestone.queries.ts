import { cacheTimings, type MilestoneView } from '@portal/contracts';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { analyticsQueries } from '../analytics/analytics.queries.js';
import { api, bodyOf, recordOf } from '../http/api.js';

const inOrder = (one: MilestoneView, other: MilestoneView): number =>
  one.position - other.position || one.id.localeCompare(other.id);

export const milestoneQueries = {
  all: ['milestones'] as const,
  lists: ['milestones', 'list'] as const,
  /** Every milestone of a project, in their order. */
  ofProject: (projectId: string) =>
    queryOptions({
      queryKey: [...milestoneQueries.whole.all, projectId] as const,
      queryFn: ({ signal }) =>
        bodyOf(api.GET('/api/v1/milestones', { params: { query: { project_id: projectId } }, signal })),
      ...cacheTimings.projectData,
    }),
  /** Those that wait for the caller's own approval; under the dashboard's numbers, so that both follow the same hints. */
  waitingForMe: () =>
    queryOptions({
      queryKey: [...analyticsQueries.all, 'waiting-for-me'] as const,
      queryFn: ({ signal }) =>
        bodyOf(
          api.GET('/api/v1/milestones', {
            params: { query: { waiting_for_me: true, sortBy: 'due_date', limit: 20 } },
            signal,
          }),
        ),
    }),
  /** A project's deleted milestones that can still come back, for admins. */
  deletedOf: (projectId: string) =>
    queryOptions({
      queryKey: [...milestoneQueries.lists, 'deleted', projectId] as const,
      queryFn: ({ signal }) =>
        bodyOf(
          api.GET('/api/v1/milestones', {
            params: { query: { project_id: projectId, deleted: true, page: 1, limit: 50 } },
            signal,
          }),
        ),
      ...cacheTimings.projectData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...milestoneQueries.all, 'detail', id] as const,
      queryFn: ({ signal }) => recordOf(api.GET('/api/v1/milestones/{id}', { params: { path: { id } }, signal })),
      ...cacheTimings.projectData,
    }),
  whole: {
    all: ['milestones', 'whole'] as const,
    keysOf: ({ project_id }: MilestoneView): readonly QueryKey[] => [milestoneQueries.ofProject(project_id).queryKey],
    compare: inOrder,
  },
};
