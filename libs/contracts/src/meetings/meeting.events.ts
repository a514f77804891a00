import { defineEvents, payload } from '../core/events.js';
import type { MeetingProposer, MeetingStatus } from './meeting.contract.js';

interface OfConsultation {
  consultation_id: string;
}

export const meetingEvents = defineEvents({
  'meeting.created': payload<
    OfConsultation & { status: MeetingStatus; proposed_by: MeetingProposer; starts_at: string }
  >(),
  'meeting.updated': payload<OfConsultation & { changes: Record<string, { from: unknown; to: unknown }> }>(),
  'meeting.status_changed': payload<
    OfConsultation & { from: MeetingStatus; to: MeetingStatus; reason: string | null }
  >(),
  /** The new row; the old one is `from_id`. */
  'meeting.rescheduled': payload<
    OfConsultation & { from_id: string; from_starts_at: string; starts_at: string; status: MeetingStatus }
  >(),
  'meeting.reminder_due': payload<OfConsultation & { hours_before: 24 | 1 }>(),
  'meeting.deleted': payload<OfConsultation>(),
  'meeting.restored': payload<OfConsultation>(),
});
