import type { ListConsultations } from '@portal/contracts';
import { queryOptions, keepPreviousData } from '@tanstack/react-query';
import { api, bodyOf, recordOf } from '../http/api.js';

export type ConsultationFilter = Partial<Omit<ListConsultations, 'customerId'>>;

export const consultationQueries = {
  all: ['consultations'] as const,
  lists: ['consultations', 'list'] as const,
  list: (filter: ConsultationFilter = {}) =>
    queryOptions({
      queryKey: [...consultationQueries.lists, filter] as const,
      queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/consultation-requests', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** Admins: what was noted about it, under its own key so that a change of the request refreshes it. */
  contacts: (id: string) =>
    queryOptions({
      queryKey: [...consultationQueries.all, 'contacts', id] as const,
      queryFn: ({ signal }) =>
        bodyOf(api.GET('/api/v1/consultation-requests/{id}/contacts', { params: { path: { id } }, signal })),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...consultationQueries.all, 'detail', id] as const,
      queryFn: ({ signal }) =>
        recordOf(api.GET('/api/v1/consultation-requests/{id}', { params: { path: { id } }, signal })),
    }),
};
