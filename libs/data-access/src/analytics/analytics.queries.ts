import { queryOptions } from '@tanstack/react-query';
import { api, recordOf } from '../http/api.js';

export const analyticsQueries = {
  all: ['analytics'] as const,
  dashboard: () =>
    queryOptions({
      queryKey: [...analyticsQueries.all, 'dashboard'] as const,
      queryFn: ({ signal }) => recordOf(api.GET('/api/v1/analytics/dashboard', { signal })),
    }),
};
