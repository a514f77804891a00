import { queryOptions } from '@tanstack/react-query';
import { api, recordOf } from '../http/api.js';
import { keys } from '../query/keys.js';

/** The business in numbers, for admins (decisions, section 5). */
export const revenueQueries = {
  summary: (months = 12) =>
    queryOptions({
      queryKey: [...keys.revenue, 'summary', months] as const,
      queryFn: ({ signal }) =>
        recordOf(api.GET('/api/v1/deals/revenue-summary', { params: { query: { months } }, signal })),
    }),
  deals: () =>
    queryOptions({
      queryKey: [...keys.revenue, 'deals'] as const,
      queryFn: ({ signal }) => recordOf(api.GET('/api/v1/deals/analytics', { signal })),
    }),
};
