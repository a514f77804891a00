import {
  messages,
  type Priority,
  type ProjectHealth,
  type ProjectStatus,
  type ProjectView,
  type UpdateProject,
} from '@portal/contracts';
import { useUpdateProject } from '@portal/data-access';
import { healthLabels, priorityLabels, projectStatusLabels } from '@portal/features';
import { useSave, type Save } from '@portal/ui-antd';
import { nameIn, usePeople } from '../../people/people.js';
import { projectBack } from './project-back.js';

export type ProjectSaver = Save<ProjectView, UpdateProject>;

/** Changes one project, with toasts, and lets the admin choose when another user changed it first (decisions 2.6). */
export function useSaveProject(project: ProjectView): ProjectSaver {
  const update = useUpdateProject();
  const { people: customers } = usePeople('customer');
  const { people: managers } = usePeople('manager');
  return useSave({
    record: project,
    name: `project ${project.number}`,
    send: (changes: UpdateProject) => update.mutateAsync({ id: project.id, ...changes }),
    fields: [
      { key: 'name', label: 'Name' },
      { key: 'description', label: 'Description' },
      { key: 'status', label: 'Status', show: (value) => projectStatusLabels[value as ProjectStatus] },
      { key: 'health', label: 'Health', show: (value) => healthLabels[value as ProjectHealth] },
      { key: 'priority', label: 'Priority', show: (value) => priorityLabels[value as Priority] },
      { key: 'customer_id', label: 'Customer', show: (id) => nameIn(customers, id) },
      { key: 'manager_id', label: 'Manager', show: (id) => nameIn(managers, id) },
      { key: 'start_date', label: 'Start' },
      { key: 'target_date', label: 'Target date' },
      { key: 'deal_id', label: 'Paid by the deal', show: (id) => (id ? 'a deal' : 'none') },
      { key: 'budget', label: 'Budget', show: (value) => `$${Number(value).toLocaleString('en-US')}` },
      { key: 'budget_hours', label: 'Budgeted hours', show: String },
    ],
    toasts: { short: messages.short.projectUpdated, failure: messages.shortFailure.projectUpdate },
    back: projectBack,
  });
}
