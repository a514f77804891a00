import { SHORTEST_SEARCH, type SearchType } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, recordOf } from '../http/api.js';
import { keys } from '../query/keys.js';

/** What is looked for, in which kind of records, and how many hits of each kind. */
export interface SearchFilter {
  q: string;
  type?: SearchType | undefined;
  limit: number;
}

export const searchQueries = {
  all: keys.search,
  /** The best hits of each kind; refetched each time, since no live change says that a record was added. */
  find: ({ q, type, limit }: SearchFilter) =>
    queryOptions({
      queryKey: [...searchQueries.all, q, type ?? null, limit] as const,
      queryFn: ({ signal }) =>
        recordOf(
          api.GET('/api/v1/search', { params: { query: { q, limit, ...(type ? { types: [type] } : {}) } }, signal }),
        ),
      enabled: q.length >= SHORTEST_SEARCH,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
};
