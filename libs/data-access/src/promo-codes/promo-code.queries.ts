import type { ListPromoCodes } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, bodyOf, recordOf } from '../http/api.js';

export type PromoCodeFilter = Partial<ListPromoCodes>;

export const promoCodeQueries = {
  all: ['promo-codes'] as const,
  lists: ['promo-codes', 'list'] as const,
  list: (filter: PromoCodeFilter = {}) =>
    queryOptions({
      queryKey: [...promoCodeQueries.lists, filter] as const,
      queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/deals/promocodes', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...promoCodeQueries.all, 'detail', id] as const,
      queryFn: ({ signal }) => recordOf(api.GET('/api/v1/deals/promocodes/{id}', { params: { path: { id } }, signal })),
    }),
};
