import { z } from 'zod';
import { email, id, recordFields, version } from '../core/primitives.js';
import { projectId } from './project-id.js';

/** A member edits tasks like the owner, or only reads (decisions, section 1). */
export const memberRoles = ['editor', 'viewer'] as const;
export const memberRole = z.enum(memberRoles);
export type MemberRole = z.infer<typeof memberRole>;

export const projectMemberView = z
  .object({
    id,
    project_id: id,
    user_id: id,
    name: z.string().nullable(),
    email: z.string(),
    role: memberRole,
    ...recordFields,
  })
  .meta({ id: 'ProjectMember' });
export type ProjectMemberView = z.infer<typeof projectMemberView>;

/** Adds a member by address. An owner adds people of the same company; an admin any customer. */
export const addProjectMember = z
  .strictObject({ email, role: memberRole.default('viewer') })
  .meta({ id: 'AddProjectMember' });
export type AddProjectMember = z.infer<typeof addProjectMember>;

export const updateProjectMember = z
  .strictObject({ role: memberRole, version: version.optional() })
  .meta({ id: 'UpdateProjectMember' });
export type UpdateProjectMember = z.infer<typeof updateProjectMember>;

/** Path parameters of one member. */
export const byMemberId = z.strictObject({ id: projectId, member_id: id });
export type ByMemberId = z.infer<typeof byMemberId>;

/** A user a task of the project can be assigned to: its owner, its editors, and admins. */
export const projectPersonView = z
  .object({ id, name: z.string().nullable(), role: z.enum(['admin', 'owner', 'editor', 'viewer']) })
  .meta({ id: 'ProjectPerson' });
export type ProjectPersonView = z.infer<typeof projectPersonView>;
