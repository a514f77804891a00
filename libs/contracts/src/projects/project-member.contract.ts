import { z } from 'zod';
import { object, strictObject } from '../core/objects.js';
import { email, id, recordFields, version } from '../core/primitives.js';
import { projectId } from './project-id.js';

/** A member edits tasks like the owner, or only reads (decisions, section 1). */
export const memberRoles = ['editor', 'viewer'] as const;
export const MemberRole = z.enum(memberRoles);
export type MemberRole = z.infer<typeof MemberRole>;

export const ProjectMemberView = object('ProjectMember', {
  id,
  project_id: id,
  user_id: id,
  name: z.string().nullable(),
  email: z.string(),
  role: MemberRole,
  ...recordFields,
});
export type ProjectMemberView = z.infer<typeof ProjectMemberView>;

/** Adds a member by address. An owner adds people of the same company; an admin any customer. */
export const AddProjectMember = strictObject('AddProjectMember', { email, role: MemberRole.default('viewer') });
export type AddProjectMember = z.infer<typeof AddProjectMember>;

export const UpdateProjectMember = strictObject('UpdateProjectMember', {
  role: MemberRole,
  version: version.optional(),
});
export type UpdateProjectMember = z.infer<typeof UpdateProjectMember>;

/** Path parameters of one member. */
export const ByMemberId = z.strictObject({ id: projectId, member_id: id });
export type ByMemberId = z.infer<typeof ByMemberId>;

/** A user a task of the project can be assigned to: its owner, its editors, and admins. */
export const ProjectPersonView = object('ProjectPerson', {
  id,
  name: z.string().nullable(),
  role: z.enum(['admin', 'owner', 'editor', 'viewer']),
});
export type ProjectPersonView = z.infer<typeof ProjectPersonView>;
