import { defineEvents, payload } from '../core/events.js';

/** `internal`: only admins may hear of it. */
export const activityLogEvents = defineEvents({
  'activity_log.written': payload<{ project_id: string; internal: boolean }>(),
});
