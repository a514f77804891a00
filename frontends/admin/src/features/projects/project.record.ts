import {
  type ProjectView,
  projectTransitions,
  type ProjectStatus,
  type ProjectHealth,
  type Priority,
  messages,
  type UpdateProject,
} from '@portal/contracts';
import { useUpdateProject, useDeleteProject, useRestoreProject } from '@portal/data-access';
import { projectStatusLabels, healthLabels, priorityLabels } from '@portal/features';
import { moveBack, type Save } from '@portal/ui-antd';
import type { RecordKind } from '../../records/record-kind.js';
import { usePeople, nameIn } from '../../people/people.js';

/** What takes a project back to the state it left. */
export const projectBack = moveBack({
  field: 'status',
  allowed: ({ status }: ProjectView) => projectTransitions.allowed(status, 'admin'),
});

function useFields() {
  const { people: customers } = usePeople('customer');
  const { people: managers } = usePeople('manager');
  return [
    { key: 'name', label: 'Name' },
    { key: 'description', label: 'Description' },
    { key: 'status', label: 'Status', show: (value: unknown) => projectStatusLabels[value as ProjectStatus] },
    { key: 'health', label: 'Health', show: (value: unknown) => healthLabels[value as ProjectHealth] },
    { key: 'priority', label: 'Priority', show: (value: unknown) => priorityLabels[value as Priority] },
    { key: 'customer_id', label: 'Customer', show: (id: unknown) => nameIn(customers, id) },
    { key: 'manager_id', label: 'Manager', show: (id: unknown) => nameIn(managers, id) },
    { key: 'start_date', label: 'Start' },
    { key: 'target_date', label: 'Target date' },
    { key: 'deal_id', label: 'Paid by the deal', show: (id: unknown) => (id ? 'a deal' : 'none') },
    { key: 'budget', label: 'Budget', show: (value: unknown) => `$${Number(value).toLocaleString('en-US')}` },
    { key: 'budget_hours', label: 'Budgeted hours', show: String },
  ];
}

export const projectRecord: RecordKind<ProjectView, UpdateProject> = {
  noun: ['project', 'projects'],
  nameOf: ({ name }) => name,
  inSentence: ({ number }) => `project ${number}`,
  toasts: {
    created: { short: messages.short.projectCreated, failure: messages.shortFailure.projectCreate },
    updated: { short: messages.short.projectUpdated, failure: messages.shortFailure.projectUpdate },
    deleted: { short: messages.short.projectDeleted, failure: messages.shortFailure.projectDelete },
  },
  useUpdate: useUpdateProject,
  useDelete: useDeleteProject,
  useRestore: useRestoreProject,
  useFields,
  back: projectBack,
};

export type ProjectSaver = Save<ProjectView, UpdateProject>;
