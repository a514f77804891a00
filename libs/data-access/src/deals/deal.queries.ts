import type { ListDeals } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, bodyOf, recordOf } from '../http/api.js';

export type DealFilter = Partial<ListDeals>;

export const dealQueries = {
  all: ['deals'] as const,
  lists: ['deals', 'list'] as const,
  list: (filter: DealFilter = {}) =>
    queryOptions({
      queryKey: [...dealQueries.lists, filter] as const,
      queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/deals/customer-deals', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** What happened to a deal, newest first, for admins. */
  history: (id: string) =>
    queryOptions({
      queryKey: [...dealQueries.all, 'history', id] as const,
      queryFn: ({ signal }) =>
        bodyOf(
          api.GET('/api/v1/deals/customer-deals/{id}/history', {
            params: { path: { id }, query: { limit: 100 } },
            signal,
          }),
        ),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...dealQueries.all, 'detail', id] as const,
      queryFn: ({ signal }) =>
        recordOf(api.GET('/api/v1/deals/customer-deals/{id}', { params: { path: { id } }, signal })),
    }),
};
