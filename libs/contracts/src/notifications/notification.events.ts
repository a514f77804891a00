import { defineEvents, payload } from '../core/events.js';

/** Of in-app notifications only; these events cause no notifications. */
export const notificationEvents = defineEvents({
  'notification.read': payload<{ recipient_id: string }>(),
  'notification.all_read': payload<{ recipient_id: string }>(),
});
