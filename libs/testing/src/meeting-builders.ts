import type { MeetingView, Slot } from '@portal/contracts';
import { anId, hoursAgo } from './builders.js';

const HALF_AN_HOUR = 1_800_000;

/** Half an hour that is free from an instant on. */
export const aFreeSlot = (starts_at: string): Slot => ({
  starts_at,
  ends_at: new Date(Date.parse(starts_at) + HALF_AN_HOUR).toISOString(),
});

/** A confirmed video call in two days; override what the test is about. */
export function aMeeting(own: Partial<MeetingView> = {}): MeetingView {
  return {
    id: anId(),
    consultation_id: anId(),
    consultation_reference: 'C-2026-0001',
    consultation_title: 'Server keeps restarting',
    customer_id: anId(),
    company_id: null,
    status: 'confirmed',
    proposed_by: 'customer',
    ...aFreeSlot(hoursAgo(-48)),
    time_zone: 'America/New_York',
    mode: 'video',
    location: null,
    meeting_url: 'https://meet.pamlico.example/avery',
    host_id: anId(),
    host_name: 'Avery Cole',
    agenda: '',
    held_until: null,
    ics_uid: `${anId()}@pamlico.example`,
    sequence: 0,
    cancel_reason: null,
    rescheduled_from: null,
    rescheduled_to: null,
    created_at: hoursAgo(1),
    updated_at: hoursAgo(1),
    version: 1,
    ...own,
  };
}
