import type { EntityManager } from '@mikro-orm/postgresql';
import { CreateProject, type MemberRole, type ProjectStatus } from '@portal/contracts';
import { currentInstant } from '@portal/testing/clock';
import { persistQuietly } from '../../src/demo/builders/persist-quietly.js';
import { Project, ProjectMember } from '../../src/modules/projects/index.js';
import type { User } from '../../src/modules/users/index.js';
import { aUser } from './user.factory.js';

interface Given extends Partial<
  Pick<Project, 'name' | 'description' | 'priority' | 'health' | 'startDate' | 'targetDate' | 'budgetCents'>
> {
  /** The owner; made when not given. */
  customer?: User;
  status?: ProjectStatus;
  /** Members, by role. */
  members?: Partial<Record<MemberRole, User>>;
  manager?: User;
  /** Begun this long ago. */
  hoursAgo?: number;
  isDeleted?: boolean;
}

const HOUR = 3_600_000;

/** A project that is there before the story begins, in any state, with its members; it leaves no events. */
export const aProject =
  ({ customer, status = 'planning', members = {}, manager, hoursAgo = 0, isDeleted = false, ...facts }: Given = {}) =>
  async (em: EntityManager): Promise<{ project: Project; owner: User }> => {
    const owner = customer ?? aUser()(em).user;
    if (!customer) await em.flush();
    const project = Project.begin(CreateProject.parse({ name: 'New shop network', customer_id: owner.id }));
    Object.assign(project, facts, { status, managerId: manager?.id ?? null });
    project.createdAt = new Date(project.createdAt.getTime() - hoursAgo * HOUR);
    if (status === 'completed') project.completedAt = project.createdAt;
    if (isDeleted) project.deletedAt = currentInstant();
    persistQuietly(em, project);
    await em.flush();
    for (const [role, person] of Object.entries(members) as [MemberRole, User][]) {
      const member = ProjectMember.add(project.id, person.id, role);
      persistQuietly(em, member);
    }
    return { project, owner };
  };
