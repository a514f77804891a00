import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  priorities,
  projectStatuses,
  type Actor,
  type ListProjects,
  type Page,
  type ProjectView,
  type projectGroupFields,
} from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { paginate } from '../../infrastructure/database/paginate.js';
import { enumOrder, groupOf, inGroups, personName } from '../../infrastructure/database/read-kit.js';
import { visibleProjectRows, projectViewFor } from './projects.queries.js';

/** States and priorities sort by their order in the contract, numbers by their value; else by the column itself. */
const order: Partial<Record<ListProjects['sortBy'], RawBuilder<unknown>>> = {
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

/** Reads projects straight to their views. */
@Injectable()
export class ProjectsReader {
  constructor(private readonly em: EntityManager) {}

  /** The projects the actor may see, filtered, sorted and paged (specification, sections 6 and 7). */
  async list(
    actor: Actor,
    { page, limit, sortBy, sortOrder, groupBy, ...filters }: ListProjects,
  ): Promise<Page<ProjectView>> {
    authorizeRole(actor, 'project.list');
    const rows = inGroups(visibleProjectRows(this.em, actor, filters), groupBy && groups[groupBy])
      .orderBy(order[sortBy] ?? sql.ref(`p.${sortBy}`), (direction) =>
        sortBy === 'target_date' ? direction[sortOrder]().nullsLast() : direction[sortOrder](),
      )
      .orderBy('p.id', sortOrder);
    return paginate(rows, { page, limit }, projectViewFor(actor));
  }

  /**
   * One project.
   * @throws DomainError `project.not_found` when it doesn't exist or isn't visible to the actor
   */
  async get(actor: Actor, id: string): Promise<ProjectView> {
    const row = await visibleProjectRows(this.em, actor).where('p.id', '=', id).executeTakeFirst();
    if (!row) throw new DomainError('project.not_found');
    return projectViewFor(actor)(row);
  }
}
