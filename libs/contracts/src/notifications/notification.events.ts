import { defineEvents, payload } from '../core/events.js';

/** Of in-app notifications only; these events cause no notifications. */
export const notificationEvents = defineEvents({
  'notification.read': payload<{ recipient_id: string }>(),
  'notification.archived': payload<{ recipient_id: string; archived: boolean }>(),
  'notification.all_read': payload<{ recipient_id: string }>(),
  /** All of it was marked otherwise: archived, or a mark of everything taken back. */
  'notification.all_changed': payload<{ recipient_id: string }>(),
});
