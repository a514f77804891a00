import { api, recordOf } from '../http/api.js';
import { recordQuery, sends } from '../query/calls.js';
import { useAction } from '../query/actions/use-action.js';

/** The browsers that show the user's notifications, and the key for another. */
export const pushDevicesQuery = recordQuery(['push-devices'], '/api/v1/notifications/push-devices');

/** Lets a browser show the user's notifications. */
export function useAddPushDevice() {
  return useAction({
    run: sends('post', '/api/v1/notifications/push-devices'),
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
