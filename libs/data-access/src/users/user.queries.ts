import type { ListUsers } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, bodyOf, recordOf } from '../http/api.js';

export type UserFilter = Partial<ListUsers>;

export const userQueries = {
  all: ['users'] as const,
  lists: ['users', 'list'] as const,
  list: (filter: UserFilter = {}) =>
    queryOptions({
      queryKey: [...userQueries.lists, filter] as const,
      queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/users', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...userQueries.all, 'detail', id] as const,
      queryFn: ({ signal }) => recordOf(api.GET('/api/v1/users/{id}', { params: { path: { id } }, signal })),
    }),
};

/** The own profile. */
export const meQuery = queryOptions({
  queryKey: ['me'] as const,
  queryFn: ({ signal }) => recordOf(api.GET('/api/v1/me', { signal })),
});
