import { defineEvents, payload } from '../core/events.js';

/** `internal`: for admins only. */
export const activityLogEvents = defineEvents({
  'activity_log.written': payload<{ project_id: string; internal: boolean }>(),
});
