import type { CreateScheduleEntry, UpdateScheduleEntry } from '@portal/contracts';
import { api, recordOf } from '../http/api.js';
import { useAction } from '../query/use-action.js';
import { billing } from './billing-key.js';

const related = { invalidates: [billing], refetchesOnRefusal: [billing] };

/** Admin: an amount that is to be billed for a project or a deal. */
export function useCreateScheduleEntry() {
  return useAction({
    run: (body: CreateScheduleEntry, headers) => recordOf(api.POST('/api/v1/billing/schedules', { body, headers })),
    ...related,
  });
}

/** Admin: changes an entry, or moves it: ready, approved, cancelled. */
export function useUpdateScheduleEntry() {
  return useAction({
    run: ({ id, ...body }: UpdateScheduleEntry & { id: string }, headers) =>
      recordOf(api.PUT('/api/v1/billing/schedules/{id}', { params: { path: { id } }, body, headers })),
    ...related,
  });
}

/** Admin: deletes an entry that isn't approved. */
export function useDeleteScheduleEntry() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.DELETE('/api/v1/billing/schedules/{id}', { params: { path: { id } }, headers })),
    ...related,
  });
}

/** Admin: brings a deleted entry back. */
export function useRestoreScheduleEntry() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.POST('/api/v1/billing/schedules/{id}/restore', { params: { path: { id } }, headers })),
    ...related,
  });
}
