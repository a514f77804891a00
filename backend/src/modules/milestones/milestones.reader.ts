import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { milestoneStatuses, type Actor, type ListMilestones, type MilestoneView, type Page } from '@portal/contracts';
import { sql } from 'kysely';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { pageOrAll, paginate } from '../../infrastructure/database/paginate.js';
import { getProjectAccess } from '../projects/index.js';
import { visibleMilestoneRows, toMilestoneView } from './milestones.queries.js';
import { enumOrder } from '../../infrastructure/database/read-kit.js';
import { orNotFound } from '../../infrastructure/errors/or-not-found.js';

/** States sort by their order in the contract, not by the alphabet. */
const byStatus = enumOrder(milestoneStatuses, 'm.status');

/** Reads milestones straight to their views. */
@Injectable()
export class MilestonesReader {
  constructor(private readonly em: EntityManager) {}

  /**
   * The milestones of one project, all of them unless paged; or of all projects the actor sees, newest first, since
   * positions of different projects don't compare (specification, section 7).
   * @throws DomainError `project.not_found` when the project is missing or not visible
   */
  async list(
    actor: Actor,
    { page, limit, sortBy, sortOrder, ...filters }: ListMilestones,
  ): Promise<Page<MilestoneView>> {
    authorizeRole(actor, 'milestone.list');
    const { project_id } = filters;
    const isNewestFirst = sortBy === 'position' && project_id === undefined;
    const order = isNewestFirst ? (sortOrder === 'asc' ? 'desc' : 'asc') : sortOrder;
    const column = sortBy === 'status' ? byStatus : sql.ref(`m.${isNewestFirst ? 'created_at' : sortBy}`);
    const rows = visibleMilestoneRows(this.em, actor, filters).orderBy(column, order).orderBy('m.id', order);
    const found = await paginate(rows, pageOrAll({ page, limit }, project_id !== undefined), toMilestoneView);
    if (project_id !== undefined && found.data.length === 0) await getProjectAccess(this.em, actor, project_id);
    return found;
  }

  /** One milestone. @throws DomainError `not_found` when it doesn't exist or its project isn't the actor's to see */
  async get(actor: Actor, id: string): Promise<MilestoneView> {
    const row = orNotFound(await visibleMilestoneRows(this.em, actor).where('m.id', '=', id).executeTakeFirst());
    return toMilestoneView(row);
  }
}
