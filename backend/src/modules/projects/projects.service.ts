import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  priorities,
  projectStatuses,
  ownerProjectFields,
  type Actor,
  type ListProjects,
  type Page,
  type ProjectView,
  type projectGroupFields,
  type CreateProject,
  type Deleted,
  type UpdateProject,
} from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { authorizeRole, authorize } from '../../infrastructure/auth/authorize.js';
import { paginate, sorted } from '../../infrastructure/database/paginate.js';
import { enumOrder, groupOf, inGroups, personName } from '../../infrastructure/database/read-kit.js';
import { visibleProjectRows, projectViewFor, findProjectRow } from './projects.queries.js';
import type { FilterQuery } from '@mikro-orm/core';
import { refuseAllBut } from '../../infrastructure/errors/refuse.js';
import { lockForUpdate, orNotFound } from '../../infrastructure/database/load.js';
import { DeletionChecks } from '../../infrastructure/deletion/deletion-checks.js';
import { ownsAll, getProjectAccess } from './project-access.js';
import { ProjectMember } from './members/project-member.entity.js';
import { assertReferencesExist, missingReferences } from './project-references.js';
import { Project } from './project.entity.js';

/** States and priorities sort by their order in the contract, numbers by their value; else by the column itself. */
const order = {
  status: enumOrder(projectStatuses, 'p.status'),
  priority: enumOrder(priorities, 'p.priority'),
  number: sql`substr(p.number, 3)::bigint`,
  name: sql`lower(p.name)`,
};

/** How the groups of a list follow each other: by the workflow, the most urgent first, by name. */
const groups: Record<(typeof projectGroupFields)[number], RawBuilder<unknown>> = {
  status: enumOrder(projectStatuses, 'p.status'),
  priority: enumOrder(priorities.toReversed(), 'p.priority'),
  customer_name: groupOf('c', personName('c')),
  company_name: groupOf('company', sql.ref('company.name')),
  manager_name: groupOf('m', personName('m')),
};

/** Writes projects: admins all, owners a few fields of their own (specification, section 6; decisions, section 4). */
@Injectable()
export class ProjectsService {
  constructor(
    private readonly em: EntityManager,
    private readonly deletions: DeletionChecks,
  ) {}

  /** The projects the actor may see, filtered, sorted and paged (specification, sections 6 and 7). */
  async list(actor: Actor, query: ListProjects): Promise<Page<ProjectView>> {
    authorizeRole(actor, 'project.list');
    const grouped = inGroups(visibleProjectRows(this.em, actor, query), query.groupBy && groups[query.groupBy]);
    const rows = sorted(grouped, 'p', query, { order, nullable: ['target_date'] });
    return paginate(rows, query, projectViewFor(actor));
  }

  /**
   * One project.
   * @throws DomainError `project.not_found` when it doesn't exist or isn't visible to the actor
   */
  async get(actor: Actor, id: string): Promise<ProjectView> {
    const row = await visibleProjectRows(this.em, actor).where('p.id', '=', id).executeTakeFirst();
    return projectViewFor(actor)(orNotFound(row, 'project.not_found'));
  }

  /**
   * A new project for a customer, in planning.
   * @throws DomainError `invalid` naming customer, manager, consultation or deal that don't exist, or a target before the start
   */
  create(actor: Actor, input: CreateProject): Promise<ProjectView> {
    return this.em.transactional((em) => this.begin(em, actor, input));
  }

  /** The same within a transaction that does more than this. */
  async begin(em: EntityManager, actor: Actor, input: CreateProject): Promise<ProjectView> {
    const project = await this.prepare(em, actor, input);
    em.persist(project);
    return viewOf(em, actor, project);
  }

  /** What would be created, with nothing written. @throws DomainError as `create` */
  async prepare(em: EntityManager, actor: Actor, input: CreateProject): Promise<Project> {
    authorizeRole(actor, 'project.create');
    await assertReferencesExist(em, input);
    return Project.begin(input);
  }

  /**
   * Changes only the fields sent; `status` moves it, `customer_id` gives it to another owner.
   * @throws DomainError `project.not_found` when it doesn't exist or isn't visible; `forbidden` for members
   * @throws DomainError `invalid` naming the fields an owner may not write; `illegal_transition`; `stale_version`
   */
  update(actor: Actor, id: string, input: UpdateProject): Promise<ProjectView> {
    return this.em.transactional(async (em) => viewOf(em, actor, await this.change(em, actor, id, input)));
  }

  /** The same within the caller's transaction. @throws DomainError as `update` */
  async updateWithin(em: EntityManager, actor: Actor, id: string, input: UpdateProject): Promise<void> {
    await this.change(em, actor, id, input);
    await em.flush();
  }

  private async change(em: EntityManager, actor: Actor, id: string, input: UpdateProject): Promise<Project> {
    const { access } = await getProjectAccess(em, actor, id);
    authorize(actor, 'project.update', { access });
    if (!ownsAll(actor)) refuseAllBut(ownerProjectFields, input);
    const project = await lock(em, { id, deletedAt: null }, input, (row) => viewOf(em, actor, row));
    await assertReferencesExist(em, input, project.customerId);
    if (input.customer_id) await endMembership(em, id, input.customer_id);
    project.change(input, ownsAll(actor) ? 'admin' : 'anyone');
    return project;
  }

  /**
   * Links a project to the deal that pays for it, in the caller's transaction; nothing where it has one already, or where the
   * deal is neither its owner's nor the company's.
   */
  async linkDeal(em: EntityManager, id: string, dealId: string): Promise<void> {
    const project = await lock(em, { id, deletedAt: null });
    const row = await findProjectRow(em, id);
    if (row?.deal_id) return;
    const missing = await missingReferences(em, { deal_id: dealId }, project.customerId);
    if (missing.length === 0) project.change({ deal_id: dealId }, 'admin');
  }

  /** Takes a project and all that is in it out of every list. @throws DomainError `project.not_found`, `project.has_records` */
  async remove(actor: Actor, id: string): Promise<Deleted> {
    authorizeRole(actor, 'project.delete');
    return this.em.transactional(async (em) => {
      const project = await lock(em, { id, deletedAt: null });
      await this.deletions.assertNotNeeded(em, 'project', id);
      project.remove();
      return { id };
    });
  }

  /**
   * Brings a deleted project back, with all that was in it.
   * @throws DomainError `project.not_found` when there is no deleted one with this id; `invalid` when its owner is gone
   */
  async restore(actor: Actor, id: string): Promise<ProjectView> {
    authorizeRole(actor, 'project.restore');
    return this.em.transactional(async (em) => {
      const project = await lock(em, { id, deletedAt: { $ne: null } });
      await assertReferencesExist(em, { customer_id: project.customerId });
      project.restore();
      return viewOf(em, actor, project);
    });
  }
}

/** The owner of a project isn't its member beside. */
async function endMembership(em: EntityManager, projectId: string, userId: string): Promise<void> {
  const member = await em.findOne(ProjectMember, { projectId, userId, deletedAt: null });
  member?.remove();
}

async function lock(
  em: EntityManager,
  where: FilterQuery<Project>,
  sent?: { version?: number | undefined },
  currentView?: (row: Project) => unknown,
): Promise<Project> {
  try {
    return await lockForUpdate(em, Project, where, sent, currentView);
  } catch (error) {
    throw error instanceof DomainError && error.code === 'not_found' ? new DomainError('project.not_found') : error;
  }
}

/** What the project looks like to the actor once the changes so far are in the database. */
async function viewOf(em: EntityManager, actor: Actor, { id }: Project): Promise<ProjectView> {
  await em.flush();
  return projectViewFor(actor)(orNotFound(await findProjectRow(em, id, actor), 'project.not_found'));
}
