import { cacheTimings, type AddProjectMember, type UpdateProjectMember } from '@portal/contracts';
import { api, recordOf } from '../http/api.js';
import { bodyQuery } from '../query/calls.js';
import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';
import { useAction } from '../query/actions/use-action.js';

/** Projects; lists of tasks name theirs. */
const projects = defineResource('/api/v1/projects', {
  key: keys.projects,
  related: [keys.tasks, keys.consultations, keys.deals, keys.billing, keys.analytics],
  optimistic: true,
  listTimings: cacheTimings.projectList,
  detailTimings: cacheTimings.projectData,
});

export const projectQueries = projects.queries;

/**
 * Admin: a new project for a customer; deletes one with its milestones, tasks, comments and files, and brings it back
 * within 30 days. A change is shown at once, undone when the server refuses.
 */
export const useCreateProject = projects.useCreate;
export const useUpdateProject = projects.useUpdate;
export const useDeleteProject = projects.useDelete;
export const useRestoreProject = projects.useRestore;

/** The members of a project. */
export const memberQueries = {
  all: keys.projectMembers,
  list: (id: string) => ({
    ...bodyQuery([...keys.projectMembers, id], '/api/v1/projects/{id}/members', { path: { id } }),
    ...cacheTimings.projectData,
  }),
};

/** The users a task of the project can be assigned to. */
export const projectPeopleQuery = (id: string) => ({
  ...bodyQuery([...keys.projectPeople, id], '/api/v1/projects/{id}/people', { path: { id } }),
  ...cacheTimings.projectData,
});

const peopleOf = (projectId: string) => [
  memberQueries.list(projectId).queryKey,
  projectPeopleQuery(projectId).queryKey,
];

const MEMBER = '/api/v1/projects/{id}/members/{member_id}';

/** Owner or admin: adds a person by address. */
export function useAddMember(projectId: string) {
  return useAction({
    run: (body: Pick<AddProjectMember, 'email'> & Partial<AddProjectMember>, headers) =>
      recordOf(api.POST('/api/v1/projects/{id}/members', { params: { path: { id: projectId } }, body, headers })),
    invalidates: peopleOf(projectId),
  });
}

/** Owner or admin: makes a member editor or viewer. */
export function useUpdateMember(projectId: string) {
  return useAction({
    run: ({ id, ...body }: UpdateProjectMember & { id: string }, headers) =>
      recordOf(api.PUT(MEMBER, { params: { path: { id: projectId, member_id: id } }, body, headers })),
    invalidates: peopleOf(projectId),
  });
}

/** Owner or admin: removes a member; the member's joins end at once. */
export function useRemoveMember(projectId: string) {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.DELETE(MEMBER, { params: { path: { id: projectId, member_id: id } }, headers })),
    invalidates: peopleOf(projectId),
  });
}
