import { cacheTimings, type ListTasks, type TaskView } from '@portal/contracts';
import { keepPreviousData, queryOptions, type QueryKey } from '@tanstack/react-query';
import { api, bodyOf, recordOf } from '../http/api.js';

export type TaskFilter = Partial<ListTasks>;

const inOrder = (one: TaskView, other: TaskView): number =>
  one.position - other.position || one.id.localeCompare(other.id);

export const taskQueries = {
  all: ['tasks'] as const,
  lists: ['tasks', 'list'] as const,
  /** One page of tasks over all projects. */
  list: (filter: TaskFilter = {}) =>
    queryOptions({
      queryKey: [...taskQueries.lists, filter] as const,
      queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/tasks', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
      ...cacheTimings.projectData,
    }),
  /** Every task of a project, in their order. */
  ofProject: (projectId: string) =>
    queryOptions({
      queryKey: [...taskQueries.whole.all, projectId] as const,
      queryFn: ({ signal }) =>
        bodyOf(api.GET('/api/v1/tasks', { params: { query: { project_id: projectId } }, signal })),
      ...cacheTimings.projectData,
    }),
  /** A project's deleted tasks that can still come back, for admins. */
  deletedOf: (projectId: string) => taskQueries.list({ project_id: projectId, deleted: true, page: 1, limit: 50 }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...taskQueries.all, 'detail', id] as const,
      queryFn: ({ signal }) => recordOf(api.GET('/api/v1/tasks/{id}', { params: { path: { id } }, signal })),
      ...cacheTimings.projectData,
    }),
  whole: {
    all: ['tasks', 'whole'] as const,
    keysOf: ({ project_id }: TaskView): readonly QueryKey[] => [taskQueries.ofProject(project_id).queryKey],
    compare: inOrder,
  },
};
