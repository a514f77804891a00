import type { ConfirmPick, CreateMeeting, PickSlot, RescheduleMeeting, UpdateMeeting } from '@portal/contracts';
import { analyticsQueries } from '../analytics/analytics.queries.js';
import { availabilityQueries } from '../availability/availability.queries.js';
import { consultationQueries } from '../consultations/consultation.queries.js';
import { api, recordOf } from '../http/api.js';
import { useAction } from '../query/use-action.js';
import { meetingQueries } from './meeting.queries.js';

/** What a refused time shows to be old. */
const refetchesOnRefusal = [availabilityQueries.slotLists];
/** A meeting takes its host's time and moves its request. */
const related = [meetingQueries.all, consultationQueries.all, availabilityQueries.slotLists, analyticsQueries.all];

/** Sets a meeting about a request: a free slot is confirmed at once, any other time is proposed (decisions, section 4). */
export function useCreateMeeting() {
  return useAction({
    run: (body: CreateMeeting, headers) => recordOf(api.POST('/api/v1/consultation-meetings', { body, headers })),
    invalidates: related,
    refetchesOnRefusal,
  });
}

/** Changes a meeting or moves it: confirmed, declined, cancelled, completed, no-show. */
export function useUpdateMeeting() {
  return useAction({
    run: ({ id, ...body }: UpdateMeeting & { id: string }, headers) =>
      recordOf(api.PUT('/api/v1/consultation-meetings/{id}', { params: { path: { id } }, body, headers })),
    invalidates: related,
  });
}

/** Gives a meeting another time; answers with the new one. */
export function useRescheduleMeeting() {
  return useAction({
    run: ({ id, ...body }: RescheduleMeeting & { id: string }, headers) =>
      recordOf(api.POST('/api/v1/consultation-meetings/{id}/reschedule', { params: { path: { id } }, body, headers })),
    invalidates: related,
    refetchesOnRefusal,
  });
}

/** Admin: deletes a meeting; an open one is cancelled first. */
export function useDeleteMeeting() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.DELETE('/api/v1/consultation-meetings/{id}', { params: { path: { id } }, headers })),
    invalidates: related,
  });
}

/** Admin: brings a deleted meeting back. */
export function useRestoreMeeting() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.POST('/api/v1/consultation-meetings/{id}/restore', { params: { path: { id } }, headers })),
    invalidates: related,
  });
}

/** A visitor picks a time right after the wizard; it is held until the link in the mail confirms it. */
export function usePickSlot() {
  return useAction({
    run: (body: PickSlot, headers) => recordOf(api.POST('/api/v1/public-consultation/meetings', { body, headers })),
    invalidates: [availabilityQueries.slotLists],
    refetchesOnRefusal,
  });
}

/** Makes a visitor's pick firm by the token of the mail's link; repeating it answers the same. */
export function useConfirmPick() {
  return useAction({
    run: (body: ConfirmPick, headers) =>
      recordOf(api.POST('/api/v1/public-consultation/meetings/confirm', { body, headers })),
  });
}
