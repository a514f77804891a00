import { defineEvents, payload } from '../core/events.js';

export const savedViewEvents = defineEvents({
  'saved_view.created': payload<{ name: string; is_shared: boolean }>(),
  'saved_view.updated': payload<{ changes: Record<string, { from: unknown; to: unknown }> }>(),
  'saved_view.deleted': payload<{ is_shared: boolean }>(),
});
