import { SHORTEST_SEARCH, type SearchType } from '@portal/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { recordQuery } from '../query/calls.js';
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
  find: ({ q, type, limit }: SearchFilter) => ({
    ...recordQuery([...searchQueries.all, q, type ?? null, limit], '/api/v1/search', {
      query: { q, limit, ...(type ? { types: [type] } : {}) },
    }),
    enabled: q.length >= SHORTEST_SEARCH,
    placeholderData: keepPreviousData,
    staleTime: 0,
  }),
};
