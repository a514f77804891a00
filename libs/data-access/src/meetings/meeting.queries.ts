import type { ListMeetings } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, bodyOf, recordOf } from '../http/api.js';

export type MeetingFilter = Partial<ListMeetings>;

export const meetingQueries = {
  all: ['meetings'] as const,
  lists: ['meetings', 'list'] as const,
  list: (filter: MeetingFilter = {}) =>
    queryOptions({
      queryKey: [...meetingQueries.lists, filter] as const,
      queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/consultation-meetings', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** Those of one request, the latest first. */
  ofRequest: (consultationId: string) =>
    meetingQueries.list({ consultation_id: consultationId, sortBy: 'starts_at', sortOrder: 'desc', limit: 50 }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...meetingQueries.all, 'detail', id] as const,
      queryFn: ({ signal }) =>
        recordOf(api.GET('/api/v1/consultation-meetings/{id}', { params: { path: { id } }, signal })),
    }),
};

/** Where the calendar file of a meeting is downloaded from. */
export const meetingCalendarHref = (id: string): string => `/api/v1/consultation-meetings/${id}/calendar`;
