import { milestoneQueries } from '../milestones/milestone.queries.js';
import { api, recordOf } from '../http/api.js';
import { useAction } from '../query/use-action.js';

/** Admin, with diagnostics on: makes a milestone in a project, to watch it arrive (specification, section 7). */
export function useCreateTestMilestone() {
  return useAction({
    run: (project_id: string, headers) =>
      recordOf(api.POST('/api/v1/diagnostics/test-milestones', { body: { project_id }, headers })),
    invalidates: [milestoneQueries.all],
  });
}
