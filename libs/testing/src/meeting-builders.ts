import { MeetingView, type Slot } from '@portal/contracts';
import { builderOf } from './builder-of.js';
import { anId, aRow, hoursAgo } from './builders.js';
import consultations from './recorded/consultations.json' with { type: 'json' };

const HALF_AN_HOUR = 1_800_000;

/** Half an hour that is free from an instant on. */
export const aFreeSlot = (starts_at: string): Slot => ({
  starts_at,
  ends_at: new Date(Date.parse(starts_at) + HALF_AN_HOUR).toISOString(),
});

/** A confirmed video call in two days; override what the test is about. */
export const aMeeting = builderOf<MeetingView>(
  MeetingView,
  () => consultations.meeting.confirmed,
  () => ({ ...aRow(), ...aFreeSlot(hoursAgo(-48)), ics_uid: `${anId()}@pamlico.example` }),
);
