import { p } from '@mikro-orm/core';
import type { MemberRole } from '@portal/contracts';
import { AggregateRoot, text, withProperties } from '../../../infrastructure/database/aggregate-root.js';

/** A user whom the owner or an admin added to a project (decisions 1.4). */
export class ProjectMember extends withProperties(AggregateRoot, {
  projectId: p.uuid(),
  userId: p.uuid(),
  role: text<MemberRole>(),
}) {
  static readonly tableName = 'project_members';

  /** Adds a person; that it isn't the owner, nor a member already, must have been looked at before. */
  static add(projectId: string, userId: string, role: MemberRole): ProjectMember {
    const member = new ProjectMember();
    Object.assign(member, { projectId, userId, role });
    member.record('project_member.added', { project_id: projectId, user_id: userId, role });
    return member;
  }

  giveRole(role: MemberRole): void {
    const from = this.role;
    if (role === from) return;
    this.role = role;
    this.record('project_member.role_changed', { project_id: this.projectId, user_id: this.userId, from, to: role });
  }

  /** Ends the person's rights in the project, on open screens too. */
  remove(): void {
    this.deletedAt = new Date();
    this.record('project_member.removed', { project_id: this.projectId, user_id: this.userId, role: this.role });
  }
}
