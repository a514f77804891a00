import { defineEvents, payload } from '../core/events.js';

export const cannedReplyEvents = defineEvents({
  'canned_reply.created': payload<{ name: string }>(),
  'canned_reply.updated': payload<{ changes: Record<string, { from: unknown; to: unknown }> }>(),
  'canned_reply.deleted': payload<Record<never, never>>(),
});
