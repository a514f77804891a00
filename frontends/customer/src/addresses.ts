import type { ProjectView, TaskView } from '@portal/contracts';

const projects = '/customer/projects';

/** Where the portal's records open. */
export const addresses = {
  projects,
  consultations: '/customer/consultations',
  tasks: '/customer/tasks',
  project: ({ id }: Pick<ProjectView, 'id'>) => `${projects}/${id}`,
  milestones: (projectId: string) => `${projects}/${projectId}?tab=milestones`,
  /** The search string of the project's page goes along, so that the way back leads to the same part of it. */
  task: ({ id, project_id }: Pick<TaskView, 'id' | 'project_id'>, search = '') =>
    `/customer/task/${project_id}/${id}${search}`,
  tasksOf: (projectId: string, search: string) => `${projects}/${projectId}${search || '?tab=tasks'}`,
} as const;
