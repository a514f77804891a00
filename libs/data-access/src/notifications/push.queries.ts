import { defineAction, defineDeletion, recordQuery } from '../query/calls.js';

/** The browsers that show the user's notifications, and the key for another. */
export const pushDevicesQuery = recordQuery(['push-devices'], '/api/v1/notifications/push-devices');

const afterwards = { invalidates: [pushDevicesQuery.queryKey] };

/** Lets a browser show the user's notifications. */
export const useAddPushDevice = defineAction('post', '/api/v1/notifications/push-devices', afterwards);

/** Sends a browser no more notifications. */
export const useRemovePushDevice = defineDeletion('/api/v1/notifications/push-devices/{id}', afterwards);
