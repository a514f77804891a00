import { defineEvents, payload } from '../core/events.js';

export const closedDayEvents = defineEvents({
  'closed_day.added': payload<{ day: string; name: string }>(),
  'closed_day.removed': payload<{ day: string; name: string }>(),
});
