import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError, type ErrorGroupView, type ListErrorGroups, type Page } from '@portal/contracts';
import { paginate } from '../../infrastructure/database/paginate.js';
import { errorGroups, sortOf, toErrorGroupView } from './error-groups.queries.js';

/** Shows admins what goes wrong in browsers. */
@Injectable()
export class ErrorGroupsReader {
  constructor(private readonly em: EntityManager) {}

  /** Groups of the same mistake, filtered, sorted and paged. */
  list({ page, limit, sortBy, sortOrder, ...filters }: ListErrorGroups): Promise<Page<ErrorGroupView>> {
    const rows = errorGroups(this.em, filters).orderBy(sortOf(sortBy), sortOrder).orderBy('g.id', sortOrder);
    return paginate(rows, { page, limit }, toErrorGroupView);
  }

  /** One group. @throws DomainError `not_found` */
  async get(id: string): Promise<ErrorGroupView> {
    const row = await errorGroups(this.em).where('g.id', '=', id).executeTakeFirst();
    if (!row) throw new DomainError('not_found');
    return toErrorGroupView(row);
  }
}
