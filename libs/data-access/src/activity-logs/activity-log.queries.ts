import { cacheTimings, type ActivityLogView } from '@portal/contracts';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { api, bodyOf } from '../http/api.js';
import { keys } from '../query/keys.js';

const newestFirst = (one: ActivityLogView, other: ActivityLogView): number =>
  other.created_at.localeCompare(one.created_at) || other.id.localeCompare(one.id);

export const activityLogQueries = {
  all: keys.activity,
  lists: [...keys.activity, 'list'] as const,
  /** What happened in a project: its newest entries. */
  ofProject: (projectId: string) =>
    queryOptions({
      queryKey: [...activityLogQueries.whole.all, 'project', projectId] as const,
      queryFn: ({ signal }) =>
        bodyOf(
          api.GET('/api/v1/activity-logs', {
            params: { query: { project_id: projectId, page: 1, limit: 100 } },
            signal,
          }),
        ),
      ...cacheTimings.projectData,
    }),
  /** Its older entries, a hundred a page, from page 2. */
  olderOfProject: (projectId: string, page: number) =>
    queryOptions({
      queryKey: [...activityLogQueries.lists, projectId, page] as const,
      queryFn: ({ signal }) =>
        bodyOf(
          api.GET('/api/v1/activity-logs', { params: { query: { project_id: projectId, page, limit: 100 } }, signal }),
        ),
      ...cacheTimings.projectData,
    }),
  /** What happened to one record. */
  ofEntity: (entityType: ActivityLogView['entity_type'], entityId: string) =>
    queryOptions({
      queryKey: [...activityLogQueries.whole.all, 'entity', entityId] as const,
      queryFn: ({ signal }) =>
        bodyOf(
          api.GET('/api/v1/activity-logs', {
            params: { query: { entity_type: entityType, entity_id: entityId } },
            signal,
          }),
        ),
      ...cacheTimings.projectData,
    }),
  whole: {
    all: [...keys.activity, 'whole'] as const,
    keysOf: ({ project_id, entity_id, entity_type }: ActivityLogView): readonly QueryKey[] => [
      activityLogQueries.ofProject(project_id).queryKey,
      activityLogQueries.ofEntity(entity_type, entity_id).queryKey,
    ],
    compare: newestFirst,
  },
};
