import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor, ErrorGroupView, ListErrorGroups, Page } from '@portal/contracts';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../infrastructure/database/load.js';
import { paginate } from '../../infrastructure/database/paginate.js';
import { errorGroups, sortOf, toErrorGroupView } from './error-groups.queries.js';

/** Shows admins what goes wrong in browsers. */
@Injectable()
export class ErrorGroupsReader {
  constructor(private readonly em: EntityManager) {}

  /** Groups of the same mistake, filtered, sorted and paged. */
  async list(
    actor: Actor,
    { page, limit, sortBy, sortOrder, ...filters }: ListErrorGroups,
  ): Promise<Page<ErrorGroupView>> {
    authorizeRole(actor, 'error_group.list');
    const rows = errorGroups(this.em, filters).orderBy(sortOf(sortBy), sortOrder).orderBy('g.id', sortOrder);
    return paginate(rows, { page, limit }, toErrorGroupView);
  }

  /** One group. @throws DomainError `not_found` */
  async get(actor: Actor, id: string): Promise<ErrorGroupView> {
    authorizeRole(actor, 'error_group.read');
    return toErrorGroupView(orNotFound(await errorGroups(this.em).where('g.id', '=', id).executeTakeFirst()));
  }
}
