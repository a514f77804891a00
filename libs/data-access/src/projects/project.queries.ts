import { cacheTimings, type ListProjects } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, bodyOf, recordOf } from '../http/api.js';

export type ProjectFilter = Partial<Omit<ListProjects, 'customerId'>>;

const one = (id: string) => ({ params: { path: { id } } });

export const projectQueries = {
  all: ['projects'] as const,
  lists: ['projects', 'list'] as const,
  list: (filter: ProjectFilter = {}) =>
    queryOptions({
      queryKey: [...projectQueries.lists, filter] as const,
      queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/projects', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
      ...cacheTimings.projectList,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...projectQueries.all, 'detail', id] as const,
      queryFn: ({ signal }) => recordOf(api.GET('/api/v1/projects/{id}', { ...one(id), signal })),
      ...cacheTimings.projectData,
    }),
};

/** The members of a project. */
export const memberQueries = {
  all: ['project-members'] as const,
  list: (projectId: string) =>
    queryOptions({
      queryKey: [...memberQueries.all, projectId] as const,
      queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/projects/{id}/members', { ...one(projectId), signal })),
      ...cacheTimings.projectData,
    }),
};

/** Whom a task of the project can be given to. */
export const projectPeopleQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['project-people', projectId] as const,
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/projects/{id}/people', { ...one(projectId), signal })),
    ...cacheTimings.projectData,
  });
