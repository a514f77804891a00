import type { NotificationView, Page, UpdateNotificationPreferences } from '@portal/contracts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api, recordOf } from '../http/api.js';
import { changeCopies } from '../query/cached-rows.js';
import { useActionMutation } from '../query/use-action-mutation.js';
import { useAction } from '../query/use-action.js';
import { notificationQueries, preferencesQuery, unreadNotificationsQuery } from './notification.queries.js';

/** Marks one notification as read, or with `read: false` as unread; the bell follows at once. */
export function useMarkRead() {
  const client = useQueryClient();
  return useActionMutation({
    run: ({ id, read = true }: { id: string; read?: boolean }, headers) =>
      recordOf(api.PUT('/api/v1/notifications/{id}', { params: { path: { id } }, body: { read }, headers })),
    onMutate: async ({ id, read = true }) => {
      await client.cancelQueries({ queryKey: notificationQueries.lists });
      paint(client, id, read);
    },
    onSettled: () => client.invalidateQueries({ queryKey: notificationQueries.all }),
  });
}

/** Marks everything behind the bell as read. */
export function useMarkAllRead() {
  return useAction({
    run: (_input: undefined, headers) => recordOf(api.POST('/api/v1/notifications/read-all', { headers })),
    invalidates: [notificationQueries.all],
  });
}

/** Changes when mail comes about the categories named. */
export function useUpdatePreferences() {
  const client = useQueryClient();
  return useActionMutation({
    run: (body: UpdateNotificationPreferences, headers) =>
      recordOf(api.PUT('/api/v1/notifications/preferences', { body, headers })),
    onSuccess: (preferences) => {
      client.setQueryData(preferencesQuery.queryKey, preferences);
    },
  });
}

/** Writes the expected line and unread count into the cache; the server's next answer replaces both. */
function paint(client: QueryClient, id: string, read: boolean): void {
  const known = client
    .getQueriesData<Page<NotificationView>>({ queryKey: notificationQueries.lists })
    .flatMap(([, list]) => (Array.isArray(list?.data) ? list.data : []))
    .find((row) => row.id === id);
  changeCopies<NotificationView>(client, notificationQueries, id, (row) => ({
    ...row,
    read_at: read ? (row.read_at ?? new Date().toISOString()) : null,
  }));
  if (known && (known.read_at !== null) !== read)
    client.setQueryData(
      unreadNotificationsQuery.queryKey,
      (count) => count && { unread: Math.max(0, count.unread + (read ? -1 : 1)) },
    );
}
