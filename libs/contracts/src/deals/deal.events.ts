import { defineEvents, payload } from '../core/events.js';
import type { AcceptanceMethod, DealStatus } from './deal.contract.js';

export const dealEvents = defineEvents({
  'deal.created': payload<{ customer_id: string; consultation_id: string | null }>(),
  'deal.updated': payload<{ changes: Record<string, { from: unknown; to: unknown }> }>(),
  'deal.status_changed': payload<{ from: DealStatus; to: DealStatus; reason: string | null }>(),
  'deal.accepted': payload<{ method: AcceptanceMethod; by_name: string; terms_hash: string }>(),
  /** A pause or an end at the end of the period was set, or taken back (`on` null). */
  'deal.step_planned': payload<{ to: 'paused' | 'cancelled' | 'active'; on: string | null }>(),
  /** A period of a recurring deal was billed; its next one is due later. */
  'deal.period_billed': payload<{ period_start: string; next_bill_on: string }>(),
  'deal.change_requested': payload<{ wish: 'pause' | 'cancel' | 'resume'; message: string }>(),
  'deal.deleted': payload<Record<never, never>>(),
  'deal.restored': payload<Record<never, never>>(),
});
