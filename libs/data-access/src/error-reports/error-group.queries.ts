import type { ListErrorGroups } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, bodyOf, recordOf } from '../http/api.js';

export type ErrorGroupFilter = Partial<ListErrorGroups>;

/** Errors that browsers reported, the same ones together; for admins. */
export const errorGroupQueries = {
  all: ['error-groups'] as const,
  lists: ['error-groups', 'list'] as const,
  list: (filter: ErrorGroupFilter = {}) =>
    queryOptions({
      queryKey: [...errorGroupQueries.lists, filter] as const,
      queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/error-reports', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...errorGroupQueries.all, 'detail', id] as const,
      queryFn: ({ signal }) => recordOf(api.GET('/api/v1/error-reports/{id}', { params: { path: { id } }, signal })),
    }),
};
