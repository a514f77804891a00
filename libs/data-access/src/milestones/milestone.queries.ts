import { cacheTimings, type CreateMilestone, type MilestoneView } from '@portal/contracts';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { projectQueries } from '../projects/project.queries.js';
import { bodyQuery, defineAction, sends } from '../query/calls.js';
import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';
import { useOptimisticCreate } from '../query/use-optimistic-create.js';

const related = [keys.projects, keys.analytics];

const milestones = defineResource('/api/v1/milestones', {
  key: keys.milestones,
  related,
  optimistic: true,
  listTimings: cacheTimings.projectData,
  detailTimings: cacheTimings.projectData,
});

const inOrder = (one: MilestoneView, other: MilestoneView): number =>
  one.position - other.position || one.id.localeCompare(other.id);

export const milestoneQueries = {
  ...milestones.queries,
  /** Every milestone of a project, in their order. */
  ofProject: (project_id: string) => ({
    ...bodyQuery([...milestoneQueries.whole.all, project_id], '/api/v1/milestones', { query: { project_id } }),
    ...cacheTimings.projectData,
  }),
  /** Those that wait for the caller's own approval; under the dashboard's numbers, so that both follow the same hints. */
  waitingForMe: () =>
    bodyQuery([...keys.analytics, 'waiting-for-me'], '/api/v1/milestones', {
      query: { waiting_for_me: true, sortBy: 'due_date', limit: 20 },
    }),
  /** A project's deleted milestones that can still come back, for admins. */
  deletedOf: (project_id: string) => milestones.queries.list({ project_id, deleted: true, page: 1, limit: 50 }),
  whole: {
    all: [...keys.milestones, 'whole'] as const,
    keysOf: ({ project_id }: MilestoneView): readonly QueryKey[] => [milestoneQueries.ofProject(project_id).queryKey],
    compare: inOrder,
  },
};

/** Changes a milestone at once; admins delete one, whose tasks stay in the project, and bring it back. */
export const useUpdateMilestone = milestones.useUpdate;
export const useDeleteMilestone = milestones.useDelete;
export const useRestoreMilestone = milestones.useRestore;

/** The owner's yes; an admin gives the reason for approving on the owner's behalf. */
export const useApproveMilestone = milestones.step('approve', {
  paint: (row) => ({ ...row, status: 'completed' as const }),
});

/** The owner's no, with what to change. */
export const useRequestMilestoneChanges = milestones.step('request-changes', {
  paint: (row, { comment }) => ({ ...row, status: 'in_progress' as const, change_request: comment }),
});

export type NewMilestone = Pick<CreateMilestone, 'project_id' | 'title'> & Partial<CreateMilestone>;

/** A new milestone: on the screen at once, under a temporary id (specification, section 4). */
export function useCreateMilestone() {
  const client = useQueryClient();
  return useOptimisticCreate({
    rows: milestoneQueries,
    run: sends('post', '/api/v1/milestones'),
    paint: (input: NewMilestone, id) => ({
      ...painted(input, id, client.getQueryData(milestoneQueries.ofProject(input.project_id).queryKey)?.data),
      project_name: client.getQueryData(projectQueries.detail(input.project_id).queryKey)?.name ?? '',
    }),
    invalidates: related,
  });
}

function painted(
  input: NewMilestone,
  id: string,
  known: readonly MilestoneView[] = [],
): Omit<MilestoneView, 'project_name'> {
  const now = new Date().toISOString();
  return {
    id,
    project_id: input.project_id,
    title: input.title,
    description: input.description ?? '',
    status: 'planned',
    due_date: input.due_date ?? null,
    position: Math.max(0, ...known.map(({ position }) => position)) + 1,
    approval_required: input.approval_required ?? false,
    approved_by: null,
    approved_by_name: null,
    approved_at: null,
    change_request: null,
    completed_at: null,
    created_at: now,
    updated_at: now,
    version: 1,
  };
}

/** The milestones of a project in a new order. */
export const useReorderMilestones = defineAction('put', '/api/v1/milestones/order', { invalidates: [keys.milestones] });

/** Admin, with diagnostics on: makes a milestone in a project, to watch it arrive (specification, section 7). */
export const useCreateTestMilestone = defineAction('post', '/api/v1/diagnostics/test-milestones', {
  invalidates: [keys.milestones],
});
