import { z } from 'zod';
import { object, strictObject } from '../core/objects.js';
import { email, id, recordFields, version } from '../core/primitives.js';
import { projectId } from './project-id.js';

/** A member edits tasks like the owner, or only reads (decisions, section 1). */
export const memberRoles = ['editor', 'viewer'] as const;
export const memberRole = z.enum(memberRoles);
export type MemberRole = z.infer<typeof memberRole>;

export const projectMemberView = object('ProjectMember', {
  id,
  project_id: id,
  user_id: id,
  name: z.string().nullable(),
  email: z.string(),
  role: memberRole,
  ...recordFields,
});
export type ProjectMemberView = z.infer<typeof projectMemberView>;

/** Adds a member by address. An owner adds people of the same company; an admin any customer. */
export const addProjectMember = strictObject('AddProjectMember', { email, role: memberRole.default('viewer') });
export type AddProjectMember = z.infer<typeof addProjectMember>;

export const updateProjectMember = strictObject('UpdateProjectMember', {
  role: memberRole,
  version: version.optional(),
});
export type UpdateProjectMember = z.infer<typeof updateProjectMember>;

/** Path parameters of one member. */
export const byMemberId = z.strictObject({ id: projectId, member_id: id });
export type ByMemberId = z.infer<typeof byMemberId>;

/** A user a task of the project can be assigned to: its owner, its editors, and admins. */
export const projectPersonView = object('ProjectPerson', {
  id,
  name: z.string().nullable(),
  role: z.enum(['admin', 'owner', 'editor', 'viewer']),
});
export type ProjectPersonView = z.infer<typeof projectPersonView>;
