import type { CreateActivityLog } from '@portal/contracts';
import { api, recordOf } from '../http/api.js';
import { useAction } from '../query/use-action.js';
import { activityLogQueries } from './activity-log.queries.js';

/** A note on a project, task or milestone that one may edit. */
export function useLogActivity() {
  return useAction({
    run: (body: CreateActivityLog, headers) => recordOf(api.POST('/api/v1/activity-logs', { body, headers })),
    invalidates: [activityLogQueries.all],
  });
}
