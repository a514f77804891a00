import { type ActivityLogView, cacheTimings } from '@portal/contracts';
import type { QueryKey } from '@tanstack/react-query';
import { bodyQuery, defineAction } from '../query/calls.js';
import { keys } from '../query/keys.js';

const newestFirst = (one: ActivityLogView, other: ActivityLogView): number =>
  other.created_at.localeCompare(one.created_at) || other.id.localeCompare(one.id);

export const activityLogQueries = {
  all: keys.activity,
  lists: [...keys.activity, 'list'] as const,
  /** What happened in a project: its newest entries. */
  ofProject: (projectId: string) => ({
    ...bodyQuery([...activityLogQueries.whole.all, 'project', projectId], '/api/v1/activity-logs', {
      query: { project_id: projectId, page: 1, limit: 100 },
    }),
    ...cacheTimings.projectData,
  }),
  /** Its older entries, a hundred a page, from page 2. */
  olderOfProject: (projectId: string, page: number) => ({
    ...bodyQuery([...activityLogQueries.lists, projectId, page], '/api/v1/activity-logs', {
      query: { project_id: projectId, page, limit: 100 },
    }),
    ...cacheTimings.projectData,
  }),
  /** What happened to one record. */
  ofEntity: (entityType: ActivityLogView['entity_type'], entityId: string) => ({
    ...bodyQuery([...activityLogQueries.whole.all, 'entity', entityId], '/api/v1/activity-logs', {
      query: { entity_type: entityType, entity_id: entityId },
    }),
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

/** A note on a project, task or milestone that one may edit. */
export const useLogActivity = defineAction('post', '/api/v1/activity-logs', { invalidates: [keys.activity] });
