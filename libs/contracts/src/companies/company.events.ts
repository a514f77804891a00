import { defineEvents, payload } from '../core/events.js';

export const companyEvents = defineEvents({
  'company.created': payload<{ name: string }>(),
  'company.updated': payload<{ changes: Record<string, { from: unknown; to: unknown }> }>(),
  'company.merged': payload<{ into_id: string; moved: number }>(),
  'company.deleted': payload<Record<never, never>>(),
  'company.restored': payload<Record<never, never>>(),
});
