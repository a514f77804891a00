import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';

const entries = defineResource('/api/v1/billing/schedules', {
  key: keys.scheduleEntries,
  related: [keys.billing],
  staleOnRefusal: [keys.billing],
});

export const scheduleEntryQueries = entries.queries;

/**
 * Admin: an amount that is to be billed for a project or a deal; changes it, or moves it: ready, approved, cancelled;
 * deletes one that isn't approved; brings it back.
 */
export const useCreateScheduleEntry = entries.useCreate;
export const useUpdateScheduleEntry = entries.useUpdate;
export const useDeleteScheduleEntry = entries.useDelete;
export const useRestoreScheduleEntry = entries.useRestore;
