import type { AddProjectMember, CreateProject, UpdateProject, UpdateProjectMember } from '@portal/contracts';
import { analyticsQueries } from '../analytics/analytics.queries.js';
import { billing } from '../billing/billing-key.js';
import { consultationQueries } from '../consultations/consultation.queries.js';
import { dealQueries } from '../deals/deal.queries.js';
import { api, recordOf } from '../http/api.js';
import { useAction } from '../query/use-action.js';
import { useOptimisticUpdate } from '../query/use-optimistic-update.js';
import { memberQueries, projectPeopleQuery, projectQueries } from './project.queries.js';

export type NewProject = Pick<CreateProject, 'name' | 'customer_id'> & Partial<CreateProject>;

/** Admin: a new project for a customer. */
export function useCreateProject() {
  return useAction({
    run: (body: NewProject, headers) => recordOf(api.POST('/api/v1/projects', { body, headers })),
    invalidates: [projectQueries.all, consultationQueries.all, dealQueries.all, analyticsQueries.all],
  });
}

/** Changes a project; shown at once, undone when the server refuses. */
export function useUpdateProject() {
  return useOptimisticUpdate({
    rows: projectQueries,
    run: ({ id, ...body }: UpdateProject & { id: string }, headers) =>
      recordOf(api.PUT('/api/v1/projects/{id}', { params: { path: { id } }, body, headers })),
    invalidates: [dealQueries.all, billing, analyticsQueries.all],
  });
}

/** Admin: deletes a project with its milestones, tasks, comments and files; it can be restored for 30 days. */
export function useDeleteProject() {
  return useAction({
    run: (id: string, headers) => recordOf(api.DELETE('/api/v1/projects/{id}', { params: { path: { id } }, headers })),
    invalidates: [projectQueries.lists, analyticsQueries.all],
    removes: (id: string) => id,
  });
}

/** Admin: brings a deleted project back with everything in it. */
export function useRestoreProject() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.POST('/api/v1/projects/{id}/restore', { params: { path: { id } }, headers })),
    invalidates: [projectQueries.all, analyticsQueries.all],
  });
}

/** Owner or admin: adds a person by address. */
export function useAddMember(projectId: string) {
  return useAction({
    run: (body: Pick<AddProjectMember, 'email'> & Partial<AddProjectMember>, headers) =>
      recordOf(api.POST('/api/v1/projects/{id}/members', { params: { path: { id: projectId } }, body, headers })),
    invalidates: [memberQueries.list(projectId).queryKey, projectPeopleQuery(projectId).queryKey],
  });
}

/** Owner or admin: makes a member editor or viewer. */
export function useUpdateMember(projectId: string) {
  return useAction({
    run: ({ id: member_id, ...body }: UpdateProjectMember & { id: string }, headers) =>
      recordOf(
        api.PUT('/api/v1/projects/{id}/members/{member_id}', {
          params: { path: { id: projectId, member_id } },
          body,
          headers,
        }),
      ),
    invalidates: [memberQueries.list(projectId).queryKey, projectPeopleQuery(projectId).queryKey],
  });
}

/** Owner or admin: takes somebody out of the project; what he listens to ends at once. */
export function useRemoveMember(projectId: string) {
  return useAction({
    run: (member_id: string, headers) =>
      recordOf(
        api.DELETE('/api/v1/projects/{id}/members/{member_id}', {
          params: { path: { id: projectId, member_id } },
          headers,
        }),
      ),
    invalidates: [memberQueries.list(projectId).queryKey, projectPeopleQuery(projectId).queryKey],
  });
}
