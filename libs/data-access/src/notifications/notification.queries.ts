import type { ListNotifications } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, bodyOf, recordOf } from '../http/api.js';
import { keys } from '../query/keys.js';

export type NotificationFilter = Partial<
  Pick<ListNotifications, 'page' | 'limit' | 'unread' | 'archived' | 'category'>
>;

/** The user's inbox, newest first. */
export const notificationQueries = {
  all: keys.notifications,
  lists: [...keys.notifications, 'list'] as const,
  list: (filter: NotificationFilter = {}) =>
    queryOptions({
      queryKey: [...notificationQueries.lists, filter] as const,
      queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/notifications', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** There is no call for a single one. */
  detail: (id: string) => ({ queryKey: [...notificationQueries.all, 'detail', id] as const }),
};

/** The number of unread notifications; keyed under the lists, so that each live change refetches it. */
export const unreadNotificationsQuery = queryOptions({
  queryKey: [...notificationQueries.lists, 'unread'] as const,
  queryFn: ({ signal }) => recordOf(api.GET('/api/v1/notifications/unread', { signal })),
});

/** What comes by mail and push, and when. */
export const preferencesQuery = queryOptions({
  queryKey: ['notification-preferences'] as const,
  queryFn: ({ signal }) => recordOf(api.GET('/api/v1/notifications/preferences', { signal })),
});
