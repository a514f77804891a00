import { defineEvents, payload } from '../core/events.js';

/** Of in-app notifications only; nobody is notified of these. */
export const notificationEvents = defineEvents({
  'notification.read': payload<{ recipient_id: string }>(),
  'notification.all_read': payload<{ recipient_id: string }>(),
});
