import type { TaskView } from '@portal/contracts';
import { recordAddresses } from '@portal/ui';

const shared = recordAddresses('customer');

/** Where the portal's records open. */
export const addresses = {
  ...shared,
  milestones: (projectId: string) => `${shared.projects}/${projectId}?tab=milestones`,
  /** The search string of the project's page goes along, so that the way back leads to the same part of it. */
  task: (task: Pick<TaskView, 'id' | 'project_id'>, search = '') => shared.task(task) + search,
  tasksOf: (projectId: string, search: string) => `${shared.projects}/${projectId}${search || '?tab=tasks'}`,
} as const;
