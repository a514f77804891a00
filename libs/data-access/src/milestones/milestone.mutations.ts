import type {
  ApproveMilestone,
  CreateMilestone,
  MilestoneView,
  ReorderMilestones,
  RequestMilestoneChanges,
  UpdateMilestone,
} from '@portal/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { analyticsQueries } from '../analytics/analytics.queries.js';
import { api, bodyOf, recordOf } from '../http/api.js';
import { projectQueries } from '../projects/project.queries.js';
import { useAction } from '../query/use-action.js';
import { useOptimisticCreate } from '../query/use-optimistic-create.js';
import { useOptimisticUpdate } from '../query/use-optimistic-update.js';
import { milestoneQueries } from './milestone.queries.js';

export type NewMilestone = Pick<CreateMilestone, 'project_id' | 'title'> & Partial<CreateMilestone>;

const related = [projectQueries.all, analyticsQueries.all];

/** A new milestone: on the screen at once, under a temporary id (specification, section 4). */
export function useCreateMilestone() {
  const client = useQueryClient();
  return useOptimisticCreate({
    rows: milestoneQueries,
    run: (body: NewMilestone, headers) => recordOf(api.POST('/api/v1/milestones', { body, headers })),
    paint: (input: NewMilestone, id) =>
      painted(input, id, client.getQueryData(milestoneQueries.ofProject(input.project_id).queryKey)?.data),
    invalidates: related,
  });
}

function painted(input: NewMilestone, id: string, known: readonly MilestoneView[] = []): MilestoneView {
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

/** Changes a milestone; shown at once, undone when the server refuses. */
export function useUpdateMilestone() {
  return useOptimisticUpdate({
    rows: milestoneQueries,
    run: ({ id, ...body }: UpdateMilestone & { id: string }, headers) =>
      recordOf(api.PUT('/api/v1/milestones/{id}', { params: { path: { id } }, body, headers })),
    invalidates: related,
  });
}

/** The owner's yes; an admin gives the reason for approving on the owner's behalf. */
export function useApproveMilestone() {
  return useOptimisticUpdate({
    rows: milestoneQueries,
    run: ({ id, ...body }: ApproveMilestone & { id: string }, headers) =>
      recordOf(api.POST('/api/v1/milestones/{id}/approve', { params: { path: { id } }, body, headers })),
    paint: (row) => ({ ...row, status: 'completed' as const }),
    invalidates: related,
  });
}

/** The owner's no, with what to change. */
export function useRequestMilestoneChanges() {
  return useOptimisticUpdate({
    rows: milestoneQueries,
    run: ({ id, ...body }: RequestMilestoneChanges & { id: string }, headers) =>
      recordOf(api.POST('/api/v1/milestones/{id}/request-changes', { params: { path: { id } }, body, headers })),
    paint: (row, { comment }) => ({ ...row, status: 'in_progress' as const, change_request: comment }),
    invalidates: related,
  });
}

/** The milestones of a project in a new order. */
export function useReorderMilestones() {
  return useAction({
    run: (body: ReorderMilestones, headers) => bodyOf(api.PUT('/api/v1/milestones/order', { body, headers })),
    invalidates: [milestoneQueries.all],
  });
}

/** Admin: deletes a milestone; its tasks stay in the project. */
export function useDeleteMilestone() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.DELETE('/api/v1/milestones/{id}', { params: { path: { id } }, headers })),
    invalidates: [milestoneQueries.all, ...related],
    removes: (id: string) => id,
  });
}

/** Admin: brings a deleted milestone back. */
export function useRestoreMilestone() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.POST('/api/v1/milestones/{id}/restore', { params: { path: { id } }, headers })),
    invalidates: [milestoneQueries.all, ...related],
  });
}
