import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  fieldError,
  limits,
  type Actor,
  type AddProjectMember,
  type Deleted,
  type Page,
  type ProjectMemberView,
  type ProjectPersonView,
  type UpdateProjectMember,
} from '@portal/contracts';
import type { Selectable } from 'kysely';
import { authorize } from '../../../infrastructure/auth/authorize.js';
import { lockForUpdate, orNotFound } from '../../../infrastructure/database/load.js';
import { pageOrAll, paginate, wholePage } from '../../../infrastructure/database/paginate.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import type { Users } from '../../../infrastructure/database/tables.js';
import { refuse } from '../../../infrastructure/errors/refuse.js';
import { assertOpen, getProjectAccess, type AccessibleProject } from '../project-access.js';
import { ProjectMember } from './project-member.entity.js';
import { assignablePeople, selectMembers, toMemberView } from './project-members.queries.js';

type Person = Pick<Selectable<Users>, 'id' | 'company_id' | 'role'>;

/** The members of a project, added by the owner or an admin (decisions, section 1). */
@Injectable()
export class ProjectMembersService {
  constructor(private readonly em: EntityManager) {}

  /** All members, by name. @throws DomainError `project.not_found` */
  async list(actor: Actor, projectId: string): Promise<Page<ProjectMemberView>> {
    await getProjectAccess(this.em, actor, projectId);
    const rows = selectMembers(this.em).where('m.project_id', '=', projectId).orderBy('name').orderBy('m.id');
    return paginate(rows, pageOrAll({}, true), toMemberView);
  }

  /**
   * The users a task of the project can be assigned to: owner, editors, admins. @throws DomainError `project.not_found`
   */
  async people(actor: Actor, projectId: string): Promise<Page<ProjectPersonView>> {
    await getProjectAccess(this.em, actor, projectId);
    return wholePage(await assignablePeople(this.em, actor, projectId), limits.unpagedRows);
  }

  /**
   * Adds a member by address. An owner adds people of the same company; other addresses get one answer, known or not
   * (decisions 1.6).
   * @throws DomainError `project.not_found`, `forbidden`, `project.closed`, `project_member.duplicate`
   * @throws DomainError `invalid` naming `email`
   */
  add(actor: Actor, projectId: string, { email, role }: AddProjectMember): Promise<ProjectMemberView> {
    return this.em.transactional(async (em) => {
      const standing = await getProjectAccess(em, actor, projectId, { lock: true });
      authorize(actor, 'project_member.add', standing);
      assertOpen(standing);
      const person = await kysely(em)
        .selectFrom('users')
        .select(['id', 'company_id', 'role'])
        .where('email', '=', email)
        .where('deleted_at', 'is', null)
        .forKeyShare()
        .executeTakeFirst();
      const member = ProjectMember.add(projectId, assertCanJoin(actor, standing, person), role);
      em.persist(member);
      return viewOf(em, member).catch(throwDuplicate);
    });
  }

  /** Makes an editor of a viewer or the other way round. @throws DomainError `project.not_found`, `forbidden`, `not_found`, `stale_version` */
  update(actor: Actor, projectId: string, id: string, input: UpdateProjectMember): Promise<ProjectMemberView> {
    return this.em.transactional(async (em) => {
      authorize(actor, 'project_member.update', await getProjectAccess(em, actor, projectId));
      const member = await lockForUpdate(em, ProjectMember, { id, projectId, deletedAt: null }, input, (row) =>
        viewOf(em, row),
      );
      member.giveRole(input.role);
      return viewOf(em, member);
    });
  }

  /**
   * Ends a membership and the member's joins of the project's channels. @throws DomainError `project.not_found`,
   * `forbidden`, `not_found`
   */
  remove(actor: Actor, projectId: string, id: string): Promise<Deleted> {
    return this.em.transactional(async (em) => {
      authorize(actor, 'project_member.remove', await getProjectAccess(em, actor, projectId));
      const member = await lockForUpdate(em, ProjectMember, { id, projectId, deletedAt: null });
      member.remove();
      return { id };
    });
  }
}

/** The id of the user to add. For an owner, an unknown address and one of another company fail alike. */
function assertCanJoin(actor: Actor, { customer_id }: AccessibleProject, person: Person | undefined): string {
  if (person?.id === customer_id) refuse('email', 'This person owns the project');
  if (actor.kind === 'user' && actor.role !== 'admin') {
    const isColleague =
      person?.role === 'customer' && actor.companyId !== null && person.company_id === actor.companyId;
    if (!isColleague) refuse('email', 'Nobody in your company has this address');
  }
  if (!person) refuse('email', 'There is no profile with this address');
  if (person.role === 'admin') refuse('email', 'Admins see every project already');
  return person.id;
}

function throwDuplicate(error: unknown): never {
  throw error instanceof UniqueConstraintViolationException ? fieldError('project_member.duplicate', 'email') : error;
}

async function viewOf(em: EntityManager, { id }: ProjectMember): Promise<ProjectMemberView> {
  await em.flush();
  return toMemberView(orNotFound(await selectMembers(em).where('m.id', '=', id).executeTakeFirst()));
}
