import { api, recordOf } from '../http/api.js';
import { useAction } from '../query/use-action.js';
import { userQueries } from '../users/user.queries.js';
import { companyQueries } from './company.queries.js';

/** Admin: brings a deleted company back. */
export function useRestoreCompany() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.POST('/api/v1/companies/{id}/restore', { params: { path: { id } }, headers })),
    invalidates: [companyQueries.all, userQueries.all],
  });
}
