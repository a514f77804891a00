import { defineAction } from '../query/calls.js';
import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';

/** A meeting takes its host's time and moves its request. */
const meetings = defineResource('/api/v1/consultation-meetings', {
  key: keys.meetings,
  related: [keys.consultations, keys.freeSlots, keys.analytics],
  staleOnRefusal: [keys.freeSlots],
});

export const meetingQueries = {
  ...meetings.queries,
  /** Those of one request, the latest first. */
  ofRequest: (consultationId: string) =>
    meetings.queries.list({ consultation_id: consultationId, sortBy: 'starts_at', sortOrder: 'desc', limit: 50 }),
};

/** Where the calendar file of a meeting is downloaded from. */
export const meetingCalendarHref = (id: string): string => `/api/v1/consultation-meetings/${id}/calendar`;

/**
 * Sets a meeting about a request: a free slot is confirmed at once, any other time is proposed (decisions, section 4).
 * Changes or moves it: confirmed, declined, cancelled, completed, no-show. Admins delete (an open one is cancelled
 * first) and bring back.
 */
export const useCreateMeeting = meetings.useCreate;
export const useUpdateMeeting = meetings.useUpdate;
export const useDeleteMeeting = meetings.useDelete;
export const useRestoreMeeting = meetings.useRestore;

/** Gives a meeting another time; answers with the new one. */
export const useRescheduleMeeting = meetings.step('reschedule');

/** A visitor picks a time right after the wizard; it is held until the link in the mail confirms it. */
export const useHoldSlot = defineAction('post', '/api/v1/public-consultation/meetings', {
  invalidates: [keys.freeSlots],
  refetchesOnRefusal: [keys.freeSlots],
});

/** Makes a visitor's pick firm by the token of the mail's link; repeating it answers the same. */
export const useConfirmSlotHold = defineAction('post', '/api/v1/public-consultation/meetings/confirm');
