import type { ListMrrMovements, ShowMrr } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, bodyOf, recordOf } from '../http/api.js';
import { asSent } from '../http/as-sent.js';
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
  /** What moved the monthly recurring revenue between two days. */
  mrr: (days: ShowMrr) =>
    queryOptions({
      queryKey: [...keys.revenue, 'mrr', days] as const,
      queryFn: ({ signal }) => recordOf(api.GET('/api/v1/deals/mrr-summary', { params: { query: days }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** The movements themselves. */
  movements: (query: ListMrrMovements) =>
    queryOptions({
      queryKey: [...keys.revenue, 'movements', query] as const,
      queryFn: ({ signal }) =>
        bodyOf(api.GET('/api/v1/deals/mrr-movements', { params: { query: asSent(query) }, signal })),
      placeholderData: keepPreviousData,
    }),
};
