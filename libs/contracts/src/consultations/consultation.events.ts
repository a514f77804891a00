import { defineEvents, payload } from '../core/events.js';
import type { LoggedWay } from './consultation-contact.contract.js';
import type { ConsultationSource, ConsultationStatus } from './consultation.contract.js';

export const consultationEvents = defineEvents({
  'consultation.requested': payload<{ source: ConsultationSource; is_new_user: boolean }>(),
  'consultation.updated': payload<{ changes: Record<string, { from: unknown; to: unknown }> }>(),
  'consultation.status_changed': payload<{
    from: ConsultationStatus;
    to: ConsultationStatus;
    /** Its open meetings take place although it has ended. */
    keeps_meetings?: boolean;
    /** Our first reply began the work: the customer is told by the reply. */
    by_reply?: boolean;
  }>(),
  'consultation.converted': payload<{ project_id: string } | { deal_id: string }>(),
  'consultation.contact_logged': payload<{ contact_id: string; way: LoggedWay; contacted_at: string }>(),
  'consultation.replied': payload<{ contact_id: string; by: 'admin' | 'customer' }>(),
  'consultation.deleted': payload<Record<never, never>>(),
  'consultation.restored': payload<Record<never, never>>(),
});
