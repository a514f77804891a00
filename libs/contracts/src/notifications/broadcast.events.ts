import { defineEvents, payload } from '../core/events.js';
import type { BroadcastStatus } from './broadcast.contract.js';

export const broadcastEvents = defineEvents({
  'broadcast.created': payload<{ title: string }>(),
  'broadcast.updated': payload<{ changes: Record<string, { from: unknown; to: unknown }> }>(),
  'broadcast.deleted': payload<Record<never, never>>(),
  /** A batch of its notifications is there. */
  'broadcast.delivered': payload<{ people: number }>(),
  /** Its delivery figures were recounted. */
  'broadcast.progressed': payload<Record<never, never>>(),
  'broadcast.status_changed': payload<{ from: BroadcastStatus; to: BroadcastStatus }>(),
});
