import { defineEvents, payload } from '../core/events.js';

export const availabilityEvents = defineEvents({
  'availability.updated': payload<{ changes: Record<string, { from: unknown; to: unknown }> }>(),
});
