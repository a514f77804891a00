import type { UpdateErrorGroup } from '@portal/contracts';
import { api, recordOf } from '../http/api.js';
import { useOptimisticUpdate } from '../query/use-optimistic-update.js';
import { errorGroupQueries } from './error-group.queries.js';

/** Admin: resolves, ignores or reopens a reported error; shown at once, undone when the server refuses. */
export function useUpdateErrorGroup() {
  return useOptimisticUpdate({
    run: ({ id, ...body }: UpdateErrorGroup & { id: string }, headers) =>
      recordOf(api.PUT('/api/v1/error-reports/{id}', { params: { path: { id } }, body, headers })),
    rows: errorGroupQueries,
  });
}
