import type { MilestoneView } from '@portal/contracts';
import { taskQueries } from '@portal/data-access';
import { useQueryClient } from '@tanstack/react-query';
import { openTasksText, progressOf } from './milestone-labels.js';

/**
 * The open tasks of a milestone as text, waited for while they are loading; nothing when there are none, or when they
 * can't be loaded.
 */
export function useOpenTasks(): (milestone: MilestoneView) => Promise<string | undefined> {
  const client = useQueryClient();
  return async ({ id, project_id }) => {
    const tasks = await client
      .query({ ...taskQueries.ofProject(project_id), staleTime: 'static' })
      .catch(() => undefined);
    return tasks && openTasksText(progressOf(id, tasks.data));
  };
}
