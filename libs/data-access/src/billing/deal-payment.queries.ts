import type { ListDealPayments } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, bodyOf, recordOf } from '../http/api.js';
import { billing } from './billing-key.js';

export type DealPaymentFilter = Partial<ListDealPayments>;

export const dealPaymentQueries = {
  all: [...billing, 'payments'] as const,
  lists: [...billing, 'payments', 'list'] as const,
  list: (filter: DealPaymentFilter = {}) =>
    queryOptions({
      queryKey: [...dealPaymentQueries.lists, filter] as const,
      queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/deals/deal-payments', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...dealPaymentQueries.all, 'detail', id] as const,
      queryFn: ({ signal }) =>
        recordOf(api.GET('/api/v1/deals/deal-payments/{id}', { params: { path: { id } }, signal })),
    }),
};
