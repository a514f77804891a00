import type { TaskView } from '@portal/contracts';

const projects = '/customer/projects';
const deals = '/customer/account';
const billing = '/customer/billing';

interface Named {
  id: string;
}

/** Where the portal's records open. */
export const addresses = {
  projects,
  deals,
  deal: ({ id }: Named) => `${deals}/${id}`,
  billing,
  invoice: ({ id }: Named) => `${billing}/${id}`,
  consultations: '/customer/consultations',
  tasks: '/customer/tasks',
  project: ({ id }: Named) => `${projects}/${id}`,
  milestones: (projectId: string) => `${projects}/${projectId}?tab=milestones`,
  /** The search string of the project's page goes along, so that the way back leads to the same part of it. */
  task: ({ id, project_id }: Pick<TaskView, 'id' | 'project_id'>, search = '') =>
    `/customer/task/${project_id}/${id}${search}`,
  tasksOf: (projectId: string, search: string) => `${projects}/${projectId}${search || '?tab=tasks'}`,
} as const;
