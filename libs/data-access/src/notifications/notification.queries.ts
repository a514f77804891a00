import type { ListNotifications } from '@portal/contracts';
import { recordQuery, pageQuery } from '../query/calls.js';
import { keys } from '../query/keys.js';

export type NotificationFilter = Partial<
  Pick<ListNotifications, 'page' | 'limit' | 'unread' | 'archived' | 'category'>
>;

/** The user's inbox, newest first. */
export const notificationQueries = {
  all: keys.notifications,
  lists: [...keys.notifications, 'list'] as const,
  list: (filter: NotificationFilter = {}) =>
    pageQuery([...notificationQueries.lists, filter], '/api/v1/notifications', { query: filter }),
  /** There is no call for a single one. */
  detail: (id: string) => ({ queryKey: [...notificationQueries.all, 'detail', id] as const }),
};

/** The number of unread notifications; keyed under the lists, so that each live change refetches it. */
export const unreadNotificationsQuery = recordQuery(
  [...notificationQueries.lists, 'unread'],
  '/api/v1/notifications/unread',
);

/** What comes by mail and push, and when. */
export const preferencesQuery = recordQuery(['notification-preferences'], '/api/v1/notifications/preferences');
