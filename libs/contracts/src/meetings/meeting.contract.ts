import { z } from 'zod';
import { limits } from '../core/limits.js';
import { deletedQuery, oneOrMore, pageQuery, sortBy } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import { id, instant, line, longText, recordFields, timeZone, version } from '../core/primitives.js';

export const meetingStatuses = [
  'proposed',
  'confirmed',
  'declined',
  'cancelled',
  'completed',
  'no_show',
  'rescheduled',
] as const;
export const MeetingStatus = z.enum(meetingStatuses);
export type MeetingStatus = z.infer<typeof MeetingStatus>;

/** Meetings that both sides agreed to, and that are ahead or were held. */
export const agreedMeetingStatuses = ['confirmed', 'completed'] as const satisfies readonly MeetingStatus[];
/** States in which a meeting takes its host's time. */
export const openMeetingStatuses = ['proposed', 'confirmed'] as const satisfies readonly MeetingStatus[];

export const MeetingMode = z.enum(['video', 'phone', 'onsite']);
export type MeetingMode = z.infer<typeof MeetingMode>;

/** Who named the time; the other side confirms it. `visitor`: picked without a session, confirmed by the link in the mail. */
export const meetingProposers = ['customer', 'admin', 'visitor'] as const;
export type MeetingProposer = (typeof meetingProposers)[number];

/** Minutes a visitor's pick holds its slot. */
export const MEETING_HOLD_MINUTES = 30;

/** What the customer of a meeting sees (specification, section 3; decisions, section 4). */
export const CustomerMeetingView = object('CustomerConsultationMeeting', {
  id,
  consultation_id: id,
  consultation_reference: z.string(),
  consultation_title: z.string(),
  customer_id: id,
  company_id: id.nullable(),
  status: MeetingStatus,
  proposed_by: z.enum(meetingProposers),
  starts_at: instant,
  ends_at: instant,
  time_zone: z.string().meta({ description: 'The zone the person who booked it reads times in' }),
  mode: MeetingMode,
  location: z.string().nullable(),
  meeting_url: z.string().nullable(),
  host_id: id,
  host_name: z.string(),
  agenda: z.string(),
  held_until: instant
    .nullable()
    .meta({ description: 'A visitor’s pick: when the slot is free again unless confirmed' }),
  ics_uid: z.string().meta({ description: 'UID of the calendar entry; the same over every rescheduling' }),
  sequence: z.int().meta({ description: 'SEQUENCE of the calendar entry; rises with every change sent' }),
  cancel_reason: z.string().nullable(),
  rescheduled_from: id.nullable(),
  rescheduled_to: id.nullable(),
  ...recordFields,
});
export type CustomerMeetingView = z.infer<typeof CustomerMeetingView>;

/** What admins see: the same plus what is internal. */
export const MeetingView = CustomerMeetingView.extend({
  customer_name: z.string().optional().meta({ description: 'Admins only' }),
  customer_email: z.string().optional().meta({ description: 'Admins only' }),
  notes: z.string().nullable().optional().meta({ description: 'Admins only' }),
}).meta({ id: 'ConsultationMeeting' });
export type MeetingView = z.infer<typeof MeetingView>;

/** An address of a page, http or https only. */
const webAddress = z.url({ protocol: /^https?$/ }).max(2_000);

const place = {
  mode: MeetingMode.optional(),
  location: line(limits.title).nullable().optional(),
  meeting_url: webAddress.nullable().optional(),
  agenda: longText.optional(),
  notes: longText.nullable().optional().meta({ description: 'Admins only' }),
};

/**
 * A meeting about a request. A free slot is confirmed at once; any other time is a proposal that the other side confirms.
 * Without `ends_at` it lasts as long as the request's offering; without `host_id` a free host takes it.
 */
export const CreateMeeting = strictObject('CreateConsultationMeeting', {
  consultation_id: id,
  starts_at: instant,
  ends_at: instant.optional(),
  time_zone: timeZone.optional(),
  host_id: id.optional().meta({ description: 'Admins only' }),
  ...place,
});
export type CreateMeeting = z.infer<typeof CreateMeeting>;

/** Changes only the fields it carries; `status` moves it. The time changes by `reschedule`. */
export const UpdateMeeting = strictObject('UpdateConsultationMeeting', {
  status: MeetingStatus.optional(),
  cancel_reason: longText.nullable().optional(),
  ...place,
  version: version.optional(),
});
export type UpdateMeeting = z.infer<typeof UpdateMeeting>;

/** What a customer may write; anything else in an update is a 400 that names the field. */
export const customerMeetingFields = ['status', 'cancel_reason', 'version'] as const;

/** A new time: a new meeting linked to this one, which becomes rescheduled; the calendar entry stays one. */
export const RescheduleMeeting = strictObject('RescheduleConsultationMeeting', {
  starts_at: instant,
  ends_at: instant.optional(),
  time_zone: timeZone.optional(),
  host_id: id.optional().meta({ description: 'Admins only' }),
  reason: longText.optional(),
  version: version.optional(),
});
export type RescheduleMeeting = z.infer<typeof RescheduleMeeting>;

/** A visitor picks a time right after the wizard. `slot_hold_token` came with the answer to the request. */
export const HoldSlot = strictObject('HoldSlot', {
  slot_hold_token: z.string().max(500),
  starts_at: instant,
  time_zone: timeZone.optional(),
});
export type HoldSlot = z.infer<typeof HoldSlot>;

/** The slot is held; the link in the mail makes it firm. */
export const SlotHeld = object('SlotHeld', {
  message: z.string(),
  starts_at: instant,
  ends_at: instant,
  held_until: instant,
});
export type SlotHeld = z.infer<typeof SlotHeld>;

/** The token of the link in the mail; opening the link uses nothing up, this call does. */
export const ConfirmSlotHold = strictObject('ConfirmSlotHold', { token: z.string().max(500) });
export type ConfirmSlotHold = z.infer<typeof ConfirmSlotHold>;

/** What a visitor who confirmed may read about the meeting. */
export const SlotHoldConfirmed = object('SlotHoldConfirmed', {
  reference: z.string(),
  title: z.string(),
  starts_at: instant,
  ends_at: instant,
  time_zone: z.string(),
  mode: MeetingMode,
  host_name: z.string(),
});
export type SlotHoldConfirmed = z.infer<typeof SlotHoldConfirmed>;

export const ListMeetings = z.strictObject({
  ...pageQuery,
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  consultation_id: id.optional(),
  customer_id: id.optional(),
  host_id: id.optional(),
  status: oneOrMore(meetingStatuses).optional(),
  upcoming: z.stringbool().optional().meta({ description: 'Only open ones that haven’t ended' }),
  from: instant.optional().meta({ description: 'Only those that end after' }),
  to: instant.optional().meta({ description: 'Only those that start before' }),
  ...deletedQuery,
  sortBy: sortBy(['starts_at', 'created_at', 'updated_at', 'status'], 'starts_at'),
});
export type ListMeetings = z.infer<typeof ListMeetings>;
