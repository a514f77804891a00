import type { NotificationView, Page, UpdateNotification } from '@portal/contracts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Filter } from '../http/api-types.js';
import { useActionMutation } from '../query/actions/use-action-mutation.js';
import { defineAction, pageQuery, recordQuery, sends } from '../query/calls.js';
import { keys } from '../query/keys.js';
import { changeCopies } from '../query/whole-lists.js';

/** The user's inbox, newest first. */
export const notificationQueries = {
  all: keys.notifications,
  lists: [...keys.notifications, 'list'] as const,
  list: (filter: Filter<'/api/v1/notifications'> = {}) =>
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

/** A mark on one entry: what is named changes. */
export type NotificationMark = { id: string } & UpdateNotification;

/** Marks of one entry and of all: the server takes them in the order in which they were made. */
const queue = 'inbox';

const updatePreferences = sends('put', '/api/v1/notifications/preferences');

/** Marks one entry of the inbox as read, or archives it, or takes that back; list and bell follow at once. */
export function useMarkNotification() {
  const client = useQueryClient();
  return useActionMutation({
    queue,
    run: sends('put', '/api/v1/notifications/{id}'),
    onMutate: async (input: NotificationMark) => {
      await client.cancelQueries({ queryKey: notificationQueries.lists });
      paint(client, input);
    },
    onSettled: () => client.invalidateQueries({ queryKey: notificationQueries.all }),
  });
}

/** Marks the inbox, or a category of it, as read; archives what was read; or takes either back by its `marked_at`. */
export const useMarkAllNotifications = defineAction('post', '/api/v1/notifications/mark-all', {
  queue,
  invalidates: [notificationQueries.all],
});

/** Changes what comes by mail and push, and the quiet hours. */
export function useUpdatePreferences() {
  const client = useQueryClient();
  return useActionMutation({
    run: updatePreferences,
    onSuccess: (preferences) => {
      client.setQueryData(preferencesQuery.queryKey, preferences);
    },
  });
}

/** Shows, or with `preferences` changes, when mail of a mail's link comes; needs no session. */
export const useMailChoice = defineAction('post', '/api/v1/notifications/mail-choice');

/** Writes the expected entry and unread count into the cache; the server's next answer replaces both. */
function paint(client: QueryClient, { id, read, archived }: NotificationMark): void {
  const known = client
    .getQueriesData<Page<NotificationView>>({ queryKey: notificationQueries.lists })
    .flatMap(([, list]) => (Array.isArray(list?.data) ? list.data : []))
    .find((row) => row.id === id);
  const marked = (row: NotificationView): NotificationView => ({
    ...row,
    read_at: markOf(row.read_at, read),
    archived_at: markOf(row.archived_at, archived),
  });
  changeCopies<NotificationView>(client, notificationQueries, id, marked);
  if (!known) return;
  const change = countOf(marked(known)) - countOf(known);
  client.setQueryData(
    unreadNotificationsQuery.queryKey,
    (count) => count && { unread: Math.max(0, count.unread + change) },
  );
}

const markOf = (before: string | null, mark: boolean | undefined): string | null =>
  mark === undefined ? before : mark ? (before ?? new Date().toISOString()) : null;

/** What an entry adds to the number on the bell. */
const countOf = ({ read_at, archived_at }: NotificationView): number => ((read_at ?? archived_at) === null ? 1 : 0);
