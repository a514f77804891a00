import type { ListCompanies } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, bodyOf, recordOf } from '../http/api.js';

export type CompanyFilter = Partial<ListCompanies>;

export const companyQueries = {
  all: ['companies'] as const,
  lists: ['companies', 'list'] as const,
  list: (filter: CompanyFilter = {}) =>
    queryOptions({
      queryKey: [...companyQueries.lists, filter] as const,
      queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/companies', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...companyQueries.all, 'detail', id] as const,
      queryFn: ({ signal }) => recordOf(api.GET('/api/v1/companies/{id}', { params: { path: { id } }, signal })),
    }),
};
