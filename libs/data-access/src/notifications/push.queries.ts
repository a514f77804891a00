import type { CreatePushDevice } from '@portal/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api, recordOf } from '../http/api.js';
import { useAction } from '../query/use-action.js';

/** The browsers that show the user's notifications, and the key for another. */
export const pushDevicesQuery = queryOptions({
  queryKey: ['push-devices'] as const,
  queryFn: ({ signal }) => recordOf(api.GET('/api/v1/notifications/push-devices', { signal })),
});

/** Lets a browser show the user's notifications. */
export function useAddPushDevice() {
  return useAction({
    run: (body: CreatePushDevice, headers) =>
      recordOf(api.POST('/api/v1/notifications/push-devices', { body, headers })),
    invalidates: [pushDevicesQuery.queryKey],
  });
}

/** Sends a browser no more notifications. */
export function useRemovePushDevice() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.DELETE('/api/v1/notifications/push-devices/{id}', { params: { path: { id } }, headers })),
    invalidates: [pushDevicesQuery.queryKey],
  });
}
