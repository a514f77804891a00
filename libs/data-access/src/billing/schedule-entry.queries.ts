import type { ListScheduleEntries } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, bodyOf, recordOf } from '../http/api.js';
import { billing } from './billing-key.js';

export type ScheduleEntryFilter = Partial<ListScheduleEntries>;

export const scheduleEntryQueries = {
  all: [...billing, 'schedules'] as const,
  lists: [...billing, 'schedules', 'list'] as const,
  list: (filter: ScheduleEntryFilter = {}) =>
    queryOptions({
      queryKey: [...scheduleEntryQueries.lists, filter] as const,
      queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/billing/schedules', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...scheduleEntryQueries.all, 'detail', id] as const,
      queryFn: ({ signal }) =>
        recordOf(api.GET('/api/v1/billing/schedules/{id}', { params: { path: { id } }, signal })),
    }),
};
